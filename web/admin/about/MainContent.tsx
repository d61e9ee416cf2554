import { Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import { type About, about, aboutForm } from "../../../content/settings/about";
import type { MainContent_aboutContent$key } from "../../__generated__/MainContent_aboutContent.graphql";
import type { MainContentMutation } from "../../__generated__/MainContentMutation.graphql";
import { useSiteLayout } from "../../site/SiteLayoutContext";
import { Button } from "../../ui/button/Button";
import { useWordsOf } from "../../words/SiteWordsProvider";
import { AutoSaveIndicator } from "../editing/drafts/AutoSaveIndicator";
import type { Draft } from "../editing/drafts/browserDrafts";
import { RecoveryBanner } from "../editing/drafts/RecoveryBanner";
import { useRecordDraft } from "../editing/drafts/useRecordDraft";
import { Form } from "../editing/Form";
import { lazyByAttempt } from "../layout/lazyByAttempt";
import { PanelBoundary } from "../layout/PanelBoundary";
import { elementOfPart } from "../preview/partOf";
import { useEditedPart } from "../preview/useEditedPart";
import { usePreview } from "../preview/usePreview";
import { parseText } from "../rich-text/StoredText";
import { SettingFields } from "../settings/SettingFields";
import { useSettings, type Values } from "../settings/useSettings";
import "./MainContent.css";

/** The prefix of the keys under which this browser stores unsaved values. */
const draftPrefix = "about-content-backup";

/** The values of the fields before the first save, except the main heading: it is a text of the site. */
const firstContent = {
  ...{ mainParagraph: "", mainParagraphMarkup: 0 },
  currentRole: "",
  linkedinUrl: "",
  ...{ personalLife: "", personalLifeMarkup: 0 },
};

// Loaded lazily, because the preview imports the visitors' About page.
const previewOf = lazyByAttempt(async () => (await import("./AboutPreview")).AboutPreview);

type Props = {
  aboutContent: MainContent_aboutContent$key | null;
  siteSetupId: string;
  isShown: boolean;
};

/** The form with the owner's texts on the About page. Unsaved input survives a closed window. */
export function MainContent({ aboutContent, siteSetupId, isShown }: Props) {
  const data = useFragment(
    graphql`
      fragment MainContent_aboutContent on AboutContent {
        id
        version
        mainHeading
        mainParagraph
        mainParagraphMarkup
        currentRole
        linkedinUrl
        personalLife
        personalLifeMarkup
      }
    `,
    aboutContent,
  );
  // `data` is null until the content is saved for the first time.
  const { say } = useWordsOf(useSiteLayout()?.siteWords);
  const mainHeading = say("about.heading");
  const saved = data ?? { id: "preview", version: 0, mainHeading, ...firstContent };
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
    parse: (stored) => parseAboutDraft(stored, form.base.values),
  });
  const [offer] = draft.offers;
  const edited = useEditedPart();
  const preview = usePreview(edited);
  const pick = (part: string) => {
    preview.giveWay();
    const control = "input, textarea, [contenteditable=true]";
    elementOfPart(part)?.querySelector<HTMLElement>(control)?.focus();
  };

  return (
    <div className="main-content stack-widest" data-previewing={preview.isOpen || undefined}>
      <div className="main-content-form stack-widest">
        <Form
          form={form}
          onSubmit={() => {
            preview.giveWay();
            form.save();
          }}
        >
          <div className="main-content-fields">
            {offer && (
              <RecoveryBanner
                onRecover={() => draft.recover(offer)}
                onDismiss={() => draft.dismiss(offer)}
              />
            )}
            <SettingFields order={aboutForm.order} form={form} />
          </div>
          <div className="main-content-actions cluster">
            <Button type="submit" variant="primary" isPending={form.isPending}>
              {form.isPending ? "Saving..." : "Save Changes"}
            </Button>
            <Button aria-pressed={preview.isOpen} onClick={preview.toggle}>
              Preview
            </Button>
            <AutoSaveIndicator state={draft.state} />
          </div>
        </Form>
      </div>
      {/* Unmounted while the part "Collaborators" is shown, so that the next mount fetches its changes. */}
      {preview.isOpen && isShown && (
        <PanelBoundary message="The preview could not be loaded.">
          {(attempt) => {
            const AboutPreview = previewOf(attempt);
            return (
              <Suspense>
                <AboutPreview
                  ids={{ aboutContent: saved.id, siteSetup: siteSetupId }}
                  values={form.values}
                  edited={edited}
                  onPick={pick}
                />
              </Suspense>
            );
          }}
        </PanelBoundary>
      )}
    </div>
  );
}

type AboutValues = Values<About>;

const names = Object.keys(about) as (keyof About)[]; // `about` has no other keys

/**
 * Parses a stored draft. Earlier releases stored, for each changed text, the typed text and the text that was
 * saved when typing began. Returns null if the stored value is not a draft.
 */
export function parseAboutDraft(stored: unknown, saved: AboutValues): Draft<AboutValues> | null {
  const { base, values } = Object(stored);
  if (base && values) {
    const version: unknown = base.version;
    if (typeof version !== "number") return null;
    return {
      base: { version, values: textsOf(base.values, saved) },
      values: textsOf(values, saved),
    };
  }
  const changed = names.filter((name) => typeof Object(read(stored, name)).value === "string");
  if (changed.length === 0) return null;
  const side = (which: "from" | "value") =>
    textsOf(
      Object.fromEntries(changed.map((name) => [name, read(read(stored, name), which)])),
      saved,
    );
  return { base: { version: 0, values: side("from") }, values: side("value") };
}

/** The texts of a stored draft. The saved text replaces a missing or malformed one. */
function textsOf(stored: unknown, saved: AboutValues): AboutValues {
  const texts: Record<string, unknown> = { ...saved };
  for (const name of names) {
    const text = read(stored, name);
    if (about[name].kind === "richText") texts[name] = parseText(text, 0) ?? texts[name];
    else if (typeof text === "string") texts[name] = text;
  }
  return texts as AboutValues; // each value matches the kind of its setting
}

function read(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
