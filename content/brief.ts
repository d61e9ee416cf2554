/** A brief: the owner's summary of a project in a few words and pictures. */
export type Brief = {
  outcome: string;
  role: string;
  team: string;
  time: string;
  numbers: BriefNumber[];
  /** Addresses of pictures of the project. */
  pictures: string[];
  /** Whether visitors without access may see the brief of a protected project. */
  isPublic: boolean;
};

export type BriefNumber = { value: string; label: string };

/** The texts of a brief, each with the maximum number of characters. */
export const briefTexts = {
  outcome: { label: "Outcome", max: 300 },
  role: { label: "Your role", max: 100 },
  team: { label: "Team", max: 100 },
  time: { label: "Time", max: 100 },
} as const;

export type BriefText = keyof typeof briefTexts;

export const briefTextKeys = Object.keys(briefTexts) as BriefText[]; // the object has only these keys

/** The maximum number of characters of a number and of its label. */
export const maxBriefNumber = { value: 20, label: 60 };

/** The maximum number of entries in the list of numbers, and in the list of pictures. */
export const maxBriefEntries = 3;

/** The maximum number of briefs on the page of briefs. */
export const maxBriefs = 5;

/** The maximum number of words on the page of briefs: about what a visitor reads in a minute. */
export const maxBriefWords = 260;

export const noBrief: Brief = {
  outcome: "",
  role: "",
  team: "",
  time: "",
  numbers: [],
  pictures: [],
  isPublic: false,
};

/** Reads a stored brief of any version. Missing and invalid parts are empty. */
export function parseBrief(stored: unknown): Brief {
  const read = (of: unknown, key: string): unknown =>
    typeof of === "object" && of !== null ? Reflect.get(of, key) : undefined;
  const textOf = (of: unknown, key: string) => {
    const text = read(of, key);
    return typeof text === "string" ? text : "";
  };
  const listOf = (key: string): unknown[] => {
    const list = read(stored, key);
    return Array.isArray(list) ? list : [];
  };
  return {
    outcome: textOf(stored, "outcome"),
    role: textOf(stored, "role"),
    team: textOf(stored, "team"),
    time: textOf(stored, "time"),
    numbers: listOf("numbers").map((entry) => ({
      value: textOf(entry, "value"),
      label: textOf(entry, "label"),
    })),
    pictures: listOf("pictures").filter((source) => typeof source === "string"),
    isPublic: read(stored, "isPublic") === true,
  };
}

/**
 * Reads a brief from its database column. Null for a project without a brief, for a blank brief, and for text
 * that is not JSON.
 */
export function storedBrief(column: string | null): Brief | null {
  if (column === null) return null;
  try {
    return unlessBlank(parseBrief(JSON.parse(column)));
  } catch {
    return null;
  }
}

/** Returns the brief, or null if it has no text, no number and no picture. */
export function unlessBlank(brief: Brief): Brief | null {
  const { numbers, pictures } = brief;
  const isBlank = briefTextKeys.every((key) => brief[key].trim() === "");
  return isBlank && numbers.length === 0 && pictures.length === 0 ? null : brief;
}

/**
 * The text of a project on the page of briefs, for counting its words. It includes the project's name. The
 * word `Label` stands for each label of the page, whose words depend on the language.
 */
export function saidInBrief(
  name: string,
  brief: Pick<Brief, BriefText> & { numbers: readonly BriefNumber[] },
): string {
  const { outcome, role, team, time, numbers } = brief;
  const labelled = [role, team, time].filter((text) => text.trim() !== "");
  return [
    ...[name, outcome],
    ...labelled.map((text) => `Label: ${text}`),
    ...numbers.map(({ value, label }) => `${value} ${label}`),
  ].join("\n");
}
