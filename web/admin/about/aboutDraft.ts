import type { EditsOf } from "../forms/useEdits";

/** The five texts of the About page, as its form holds them. */
export type AboutValues = {
  mainHeading: string;
  mainParagraph: string;
  currentRole: string;
  linkedinUrl: string;
  personalLife: string;
};

/** What they are called. */
export const aboutLabels = {
  mainHeading: "Main heading",
  mainParagraph: "Main paragraph",
  currentRole: "Current role",
  linkedinUrl: "LinkedIn URL",
  personalLife: "Personal life",
} satisfies Record<keyof AboutValues, string>;

/**
 * What a stored draft changes: of each text that is not saved by now, what was typed, and what was saved
 * when that began. Null where it changes nothing or is no draft.
 */
export function parseAboutDraft(stored: unknown, saved: AboutValues): EditsOf<AboutValues> | null {
  if (typeof stored !== "object" || stored === null) return null;
  const edits: EditsOf<AboutValues> = {};
  for (const name of Object.keys(aboutLabels) as (keyof AboutValues)[]) {
    const { value, from } = Object(Reflect.get(stored, name));
    if (typeof value === "string" && typeof from === "string" && value !== saved[name]) {
      edits[name] = { value, from };
    }
  }
  return Object.keys(edits).length > 0 ? edits : null;
}
