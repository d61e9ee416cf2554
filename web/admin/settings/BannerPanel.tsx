import { graphql, useFragment } from "react-relay";
import type { BannerPanel_banner$key } from "../../__generated__/BannerPanel_banner.graphql";
import type { BannerPanelMutation } from "../../__generated__/BannerPanelMutation.graphql";
import { TextAreaField } from "../../ui/field/TextAreaField";
import { Panel } from "../../ui/panel/Panel";
import { Switch } from "../../ui/switch/Switch";
import { ClashField } from "../editing/ClashField";
import { Form } from "../editing/Form";
import { findBlanks } from "../editing/findBlanks";
import { useRecordForm } from "../editing/useRecordForm";
import { FormActions } from "./FormActions";

/** The text in the field before the first save. */
const firstContent =
  "This site is a work in progress. Some case studies are still being written; thank you for your patience.";

const bannerLabels = { isActive: "Show the banner", content: "Banner content" };

type Props = { banner: BannerPanel_banner$key | null };

/** The strip above the home page: whether it is shown, and its text. */
export function BannerPanel({ banner }: Props) {
  const saved = useFragment(
    graphql`
      fragment BannerPanel_banner on Banner {
        version
        isActive
        content
      }
    `,
    banner,
  );
  const form = useUpdateBanner(
    { isActive: saved?.isActive ?? false, content: saved?.content ?? firstContent },
    saved?.version ?? 0,
  );
  const { values, edit, refuse, save } = form;

  const handleSubmit = () => {
    const blanks = findBlanks(values, { content: "The banner needs some text." });
    if (blanks) refuse(blanks);
    else save((changes, version) => ({ input: { ...changes, version } }));
  };
  return (
    <Panel title="Home Page Banner" description="A notice in a strip above the home page.">
      <Form form={form} onSubmit={handleSubmit}>
        <ClashField {...form.questionOf("isActive")} show={(isActive) => (isActive ? "On" : "Off")}>
          <Switch isSelected={values.isActive} onChange={(isActive) => edit({ isActive })}>
            {bannerLabels.isActive}
          </Switch>
        </ClashField>
        <ClashField {...form.questionOf("content")}>
          <TextAreaField rows={2} {...form.textOf("content")} />
        </ClashField>
        <FormActions label="Save Banner" form={form} />
      </Form>
    </Panel>
  );
}

type BannerValues = { isActive: boolean; content: string };

/** The form of the banner. @param version 0 if no banner was ever saved */
function useUpdateBanner(values: BannerValues, version: number) {
  return useRecordForm<BannerPanelMutation, BannerValues>(
    { values, version, labels: bannerLabels },
    graphql`
      mutation BannerPanelMutation($input: UpdateBannerInput!) {
        updateBanner(input: $input) {
          banner {
            id
            ...BannerPanel_banner
            ...Banner_banner
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    {
      succeeded: {
        title: "Banner updated",
        description: "The banner has been updated successfully.",
      },
      failed: "Failed to update banner.",
    },
  );
}
