import { graphql, useFragment } from "react-relay";
import { type About, aboutForm } from "../../../content/settings/about";
import type { MainContent_aboutContent$key } from "../../__generated__/MainContent_aboutContent.graphql";
import type { MainContentMutation } from "../../__generated__/MainContentMutation.graphql";
import { Button } from "../../ui/button/Button";
import { AutoSaveIndicator } from "../editing/drafts/AutoSaveIndicator";
import { RecoveryBanner } from "../editing/drafts/RecoveryBanner";
import { useRecordDraft } from "../editing/drafts/useRecordDraft";
import { Form } from "../editing/Form";
import { SettingFields } from "../settings/SettingFields";
import { useSettings } from "../settings/useSettings";
import { parseAboutDraft } from "./aboutDraft";
import "./MainContent.css";

/** What the names begin with under which this browser stores what is not saved yet. */
const draftPrefix = "about-content-backup";

/** What the fields hold before the owner has ever saved them. */
const firstContent = {
  mainHeading: "Leading the design of human-to-AI product experiences.",
  mainParagraph: "",
  currentRole: "",
  linkedinUrl: "",
  personalLife: "",
};

type Props = { aboutContent: MainContent_aboutContent$key | null };

/** The designer's own words on the About page. What is typed survives a closed window. */
export function MainContent({ aboutContent }: Props) {
  const data = useFragment(
    graphql`
      fragment MainContent_aboutContent on AboutContent {
        version
        mainHeading
        mainParagraph
        currentRole
        linkedinUrl
        personalLife
      }
    `,
    aboutContent,
  );
  // Nothing was ever written where there is no version.
  const saved = data ?? { version: 0, ...firstContent };
  const form = useSettings<MainContentMutation, About>(
    aboutForm,
    saved,
    graphql`
      mutation MainContentMutation($input: UpdateAboutContentInput!) {
        updateAboutContent(input: $input) {
          aboutContent {
            id
            ...MainContent_aboutContent
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    (input) => ({ input }),
    { succeeded: "About content updated successfully!", failed: "Failed to update about content." },
  );
  const draft = useRecordDraft({
    prefix: draftPrefix,
    form,
    parse: (stored) => parseAboutDraft(stored, saved),
  });
  const [offer] = draft.offers;

  return (
    <div className="main-content">
      {offer && (
        <RecoveryBanner
          onRecover={() => draft.recover(offer)}
          onDismiss={() => draft.dismiss(offer)}
        />
      )}
      <Form form={form} onSubmit={() => form.save()}>
        <SettingFields order={aboutForm.order} form={form} />
        <div className="main-content-actions">
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {form.isPending ? "Saving..." : "Save Changes"}
          </Button>
          <AutoSaveIndicator state={draft.state} />
        </div>
      </Form>
    </div>
  );
}
