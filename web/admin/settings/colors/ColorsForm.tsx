import { type ReactNode, useEffect } from "react";
import { graphql, useFragment } from "react-relay";
import type { ColorsForm_siteColors$key } from "../../../__generated__/ColorsForm_siteColors.graphql";
import type { ColorsFormMutation } from "../../../__generated__/ColorsFormMutation.graphql";
import type { ThemeColors } from "../../../rendering/PageContext";
import { Button } from "../../../ui/button/Button";
import { ClashField } from "../../editing/ClashField";
import { Form } from "../../editing/Form";
import { useRecordForm } from "../../editing/useRecordForm";
import { ColorField } from "./ColorField";
import { ContrastWarning } from "./ContrastWarning";
import { isHexColor } from "./hexColor";
import { Palettes } from "./Palettes";
import { ThemePreview } from "./ThemePreview";
import "./ColorsPanel.css";
import "./ColorSample.css";

const fields = [
  { name: "background", description: "Behind everything" },
  { name: "textPrimary", description: "Headings and body text" },
  { name: "textSecondary", description: "Captions and labels" },
  { name: "navHover", description: "Links, and what the pointer is over" },
] as const;

const colorLabels = {
  background: "Background",
  textPrimary: "Text primary",
  textSecondary: "Text secondary",
  navHover: "Accent",
};

type Props = {
  siteColors: ColorsForm_siteColors$key;
  onSaved?: () => void;
  /** Called with the colours in the form, for a preview. It has to be the same function in all renders. */
  onShow?: ((colors: ThemeColors) => void) | undefined;
  /** Renders further actions beside the save button, in a form that is a step of the set-up. */
  actions?: (isChanged: boolean) => ReactNode;
};

/** The four colours from which the look of the site is derived, with a preview. */
export function ColorsForm({ siteColors, onSaved = () => {}, onShow, actions }: Props) {
  const { version, ...saved } = useFragment(
    graphql`
      fragment ColorsForm_siteColors on SiteColors {
        version
        background
        textPrimary
        textSecondary
        navHover
      }
    `,
    siteColors,
  );
  const form = useUpdateSiteColors(saved, version);
  const { values, edit, discard, isChanged, faults, isPending, save } = form;
  const areValid = fields.every(({ name }) => isHexColor(values[name]));
  const shown = Object.fromEntries(
    fields.map(({ name }) => [name, isHexColor(values[name]) ? values[name].trim() : saved[name]]),
  ) as typeof saved; // every one of the four has its entry
  const { background, textPrimary, textSecondary, navHover } = shown;
  useEffect(() => {
    onShow?.({ background, textPrimary, textSecondary, navHover });
  }, [onShow, background, textPrimary, textSecondary, navHover]);
  const handleSubmit = () => {
    if (areValid) save((changes, seen) => ({ input: { ...changes, version: seen } }), onSaved);
  };
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <Palettes colors={shown} onChoose={edit} />
      <div className="colors-panel-columns stack-widest">
        <div className="colors-panel-fields stack-wider">
          {fields.map(({ name, description }) => (
            <div key={name}>
              <ClashField {...form.questionOf(name)} show={ColorSample}>
                <ColorField
                  label={colorLabels[name]}
                  description={description}
                  value={values[name]}
                  errorMessage={faults[name]}
                  onChange={(value) => edit({ [name]: value })}
                />
              </ClashField>
              {name !== "background" && isHexColor(values[name]) && (
                <ContrastWarning
                  colors={shown}
                  color={shown[name]}
                  onAccept={(value) => edit({ [name]: value })}
                />
              )}
            </div>
          ))}
        </div>
        <ThemePreview colors={shown} />
      </div>
      <div className="admin-form-actions cluster">
        <Button
          type="submit"
          variant={isChanged || actions ? "primary" : "secondary"}
          isPending={isPending}
          isDisabled={!areValid}
        >
          {isPending ? "Updating Colors..." : actions ? stepLabel(isChanged) : "Update Site Colors"}
        </Button>
        {isChanged && !isPending && (
          <Button variant="quiet" onClick={discard}>
            Cancel
          </Button>
        )}
        {actions?.(isChanged)}
      </div>
    </Form>
  );
}

const stepLabel = (isChanged: boolean) => (isChanged ? "Save and continue" : "Continue");

/** The form of the site's colours. This window applies saved colours at once. */
function useUpdateSiteColors(values: ThemeColors, version: number) {
  return useRecordForm<ColorsFormMutation, ThemeColors>(
    { values, version, labels: colorLabels },
    graphql`
      mutation ColorsFormMutation($input: UpdateSiteColorsInput!) {
        updateSiteColors(input: $input) {
          siteColors {
            id
            ...ColorsPanel_siteColors
            ...PortfolioPasswordPanel_siteColors
            ...useThemeColors_siteColors
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    {
      succeeded: {
        title: "Colors updated",
        description: "The site colors have been updated successfully.",
      },
      failed: "Failed to update site colors.",
    },
  );
}

/** A sample of a colour, and its hexadecimal digits. */
function ColorSample(color: string) {
  return (
    <span className="color-sample tabular">
      <span className="color-sample-swatch" style={{ background: color }} />
      {color}
    </span>
  );
}
