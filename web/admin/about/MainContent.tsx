import { graphql, useFragment } from "react-relay";
import type { MainContent_aboutContent$key } from "../../__generated__/MainContent_aboutContent.graphql";
import { Button } from "../../ui/button/Button";
import { TextAreaField } from "../../ui/field/TextAreaField";
import { TextField } from "../../ui/field/TextField";
import { AutoSaveIndicator } from "../drafts/AutoSaveIndicator";
import { RecoveryBanner } from "../drafts/RecoveryBanner";
import { useDraft } from "../drafts/useDraft";
import { Form } from "../forms/Form";
import { parseAboutDraft } from "./aboutDraft";
import { useUpdateAboutContent } from "./useUpdateAboutContent";
import "./MainContent.css";

/** Where this browser keeps what is not saved yet. */
const draftKey = "about-content-backup";

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
        mainHeading
        mainParagraph
        currentRole
        linkedinUrl
        personalLife
      }
    `,
    aboutContent,
  );
  const saved = data ?? firstContent;
  const { values, changes, edit, faults, isPending, save } = useUpdateAboutContent(saved);
  const draft = useDraft({ key: draftKey, saved, value: values, parse: parseAboutDraft });

  const handleRecover = () => {
    if (draft.recoverable) edit(draft.recoverable);
    draft.acceptDraft();
  };
  const control = (name: keyof typeof values) => ({
    name,
    value: values[name],
    errorMessage: faults[name],
    onChange: (event: { target: { value: string } }) => edit({ [name]: event.target.value }),
  });
  return (
    <div className="main-content">
      {draft.recoverable && (
        <RecoveryBanner onRecover={handleRecover} onDismiss={draft.dismissDraft} />
      )}
      <Form faults={faults} onSubmit={() => save({ input: data ? changes : values })}>
        <TextAreaField label="Main heading" rows={2} {...control("mainHeading")} />
        <TextAreaField label="Main paragraph" rows={6} {...control("mainParagraph")} />
        <TextAreaField label="Current role" rows={2} {...control("currentRole")} />
        <TextField
          label="LinkedIn URL"
          type="url"
          inputMode="url"
          placeholder="https://www.linkedin.com/in/"
          description="The button to your profile shows where there is an address."
          {...control("linkedinUrl")}
        />
        <TextAreaField label="Personal life" rows={4} {...control("personalLife")} />
        <div className="main-content-actions">
          <Button type="submit" variant="primary" isPending={isPending}>
            {isPending ? "Saving..." : "Save Changes"}
          </Button>
          <AutoSaveIndicator state={draft.state} />
        </div>
      </Form>
    </div>
  );
}
