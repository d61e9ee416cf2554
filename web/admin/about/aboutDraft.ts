/** The five texts of the About page, as its form holds them. */
export type AboutValues = {
  mainHeading: string;
  mainParagraph: string;
  currentRole: string;
  linkedinUrl: string;
  personalLife: string;
};

const names = [
  "mainHeading",
  "mainParagraph",
  "currentRole",
  "linkedinUrl",
  "personalLife",
] as const satisfies (keyof AboutValues)[];

/** The five texts out of a stored draft. Null where it is none. */
export function parseAboutDraft(stored: unknown): AboutValues | null {
  if (typeof stored !== "object" || stored === null) return null;
  const texts = names.map((name) => [name, Reflect.get(stored, name)]);
  if (!texts.every(([, text]) => typeof text === "string")) return null;
  return Object.fromEntries(texts) as AboutValues; // each of the names has its text
}
