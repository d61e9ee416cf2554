import { graphql, useFragment } from "react-relay";
import type { ColorsPanel_siteColors$key } from "../../__generated__/ColorsPanel_siteColors.graphql";
import { Button } from "../../ui/button/Button";
import { Panel } from "../../ui/panel/Panel";
import { Form } from "../forms/Form";
import { ColorField } from "./ColorField";
import { ContrastWarning } from "./ContrastWarning";
import { isHexColor } from "./hexColor";
import { ThemePreview } from "./ThemePreview";
import { useUpdateSiteColors } from "./useUpdateSiteColors";
import "./ColorsPanel.css";

const fields = [
  { name: "background", label: "Background", description: "Behind everything" },
  { name: "textPrimary", label: "Text primary", description: "Headings and body text" },
  { name: "textSecondary", label: "Text secondary", description: "Captions and labels" },
  { name: "navHover", label: "Nav hover", description: "Links under the pointer" },
] as const;

type Props = { siteColors: ColorsPanel_siteColors$key };

/** The four colours that the whole site derives its look from, tried out beside the fields. */
export function ColorsPanel({ siteColors }: Props) {
  const saved = useFragment(
    graphql`
      fragment ColorsPanel_siteColors on SiteColors {
        background
        textPrimary
        textSecondary
        navHover
      }
    `,
    siteColors,
  );
  const { values, changes, edit, discard, isChanged, faults, isPending, save } =
    useUpdateSiteColors(saved);
  const areValid = fields.every(({ name }) => isHexColor(values[name]));
  const shown = Object.fromEntries(
    fields.map(({ name }) => [name, isHexColor(values[name]) ? values[name].trim() : saved[name]]),
  ) as typeof saved; // every one of the four has its entry
  return (
    <Panel
      title="Site Color Scheme"
      description="Surfaces, borders and states of the whole site derive from these four."
    >
      <Form faults={faults} onSubmit={() => areValid && save({ input: changes })}>
        <div className="colors-panel-columns">
          <div className="colors-panel-fields">
            {fields.map(({ name, label, description }) => (
              <div key={name}>
                <ColorField
                  label={label}
                  description={description}
                  value={values[name]}
                  errorMessage={faults[name]}
                  onChange={(value) => edit({ [name]: value })}
                />
                {name !== "background" && (
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
        <div className="admin-form-actions">
          <Button type="submit" variant="primary" isPending={isPending} isDisabled={!areValid}>
            {isPending ? "Updating Colors..." : "Update Site Colors"}
          </Button>
          {isChanged && !isPending && (
            <Button variant="quiet" onClick={discard}>
              Reset
            </Button>
          )}
        </div>
      </Form>
    </Panel>
  );
}
