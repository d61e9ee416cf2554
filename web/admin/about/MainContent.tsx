import { graphql, useFragment } from "react-relay";
import type { MainContent_aboutContent$key } from "../../__generated__/MainContent_aboutContent.graphql";
import type { MainContentMutation } from "../../__generated__/MainContentMutation.graphql";
import { Button } from "../../ui/button/Button";
import { TextAreaField } from "../../ui/field/TextAreaField";
import { TextField } from "../../ui/field/TextField";
import { ClashField } from "../editing/ClashField";
import { AutoSaveIndicator } from "../editing/drafts/AutoSaveIndicator";
import { RecoveryBanner } from "../editing/drafts/RecoveryBanner";
import { useRecordDraft } from "../editing/drafts/useRecordDraft";
import { Form } from "../editing/Form";
import { useRecordForm } from "../editing/useRecordForm";
import { linkAddress } from "../linkAddress";
import { type AboutValues, aboutLabels, parseAboutDraft } from "./aboutDraft";
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
  const saved = data ? textsOf(data) : firstContent;
  const form = useRecordForm<MainContentMutation, AboutValues>(
    // Nothing was ever written where there is no version.
    { values: saved, version: data?.version ?? 0, labels: aboutLabels },
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
    { succeeded: "About content updated successfully!", failed: "Failed to update about content." },
  );
  const { values, edit, clashOf, questionCount, faults, isPending, save } = form;
  const draft = useRecordDraft({
    prefix: draftPrefix,
    form,
    parse: (stored) => parseAboutDraft(stored, saved),
  });
  const [offer] = draft.offers;

  const control = (name: keyof AboutValues) => ({
    name,
    label: aboutLabels[name],
    value: values[name],
    errorMessage: faults[name],
    onChange: (event: { target: { value: string } }) => edit({ [name]: event.target.value }),
  });
  const question = (name: keyof AboutValues) => ({
    label: aboutLabels[name],
    clash: clashOf(name),
  });
  return (
    <div className="main-content">
      {offer && (
        <RecoveryBanner
          onRecover={() => draft.recover(offer)}
          onDismiss={() => draft.dismiss(offer)}
        />
      )}
      <Form
        faults={faults}
        questionCount={questionCount}
        onSubmit={() =>
          save(({ linkedinUrl, ...changes }, version) => ({
            input: {
              ...changes,
              ...(linkedinUrl !== undefined && { linkedinUrl: profileAddress(linkedinUrl) }),
              version,
            },
          }))
        }
      >
        <ClashField {...question("mainHeading")}>
          <TextAreaField rows={2} {...control("mainHeading")} />
        </ClashField>
        <ClashField {...question("mainParagraph")}>
          <TextAreaField rows={6} {...control("mainParagraph")} />
        </ClashField>
        <ClashField {...question("currentRole")}>
          <TextAreaField rows={2} {...control("currentRole")} />
        </ClashField>
        <ClashField {...question("linkedinUrl")}>
          <TextField
            type="url"
            inputMode="url"
            placeholder="https://www.linkedin.com/in/"
            description="The button to your profile shows where there is an address."
            {...control("linkedinUrl")}
            onBlur={() => {
              const address = profileAddress(values.linkedinUrl);
              if (address !== values.linkedinUrl) edit({ linkedinUrl: address });
            }}
          />
        </ClashField>
        <ClashField {...question("personalLife")}>
          <TextAreaField rows={4} {...control("personalLife")} />
        </ClashField>
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

/** The address with https:// where that is all that is missing. What leads to no page stays as it was typed. */
function profileAddress(typed: string): string {
  const address = linkAddress(typed);
  return address && !address.startsWith("mailto:") ? address : typed;
}

function textsOf({
  mainHeading,
  mainParagraph,
  currentRole,
  linkedinUrl,
  personalLife,
}: AboutValues): AboutValues {
  return { mainHeading, mainParagraph, currentRole, linkedinUrl, personalLife };
}
