import { english, type WordKey } from "../../../../words/english";
import { type GroupName, keysOf, wordGroups, wordPlaces } from "../../../../words/word-places";
import { foldText, searchWords } from "../../searchWords";

/** The language of the site, and for each text the owner's own version, or null for the default text. */
export type WordValues = { language: string } & Record<WordKey, string | null>;

const wordKeys = Object.keys(english) as WordKey[]; // `english` has no other keys

/** The label of a text in messages, such as errors: its group and its place. */
const nameOf = (key: WordKey) =>
  `${wordGroups[key.split(".", 1)[0] as GroupName]}: ${wordPlaces[key]}`; // every key begins with its group

export const wordLabels = {
  language: "Language of the site",
  ...Object.fromEntries(wordKeys.map((key) => [key, nameOf(key)])),
} as Record<keyof WordValues, string>; // every key has its entry

/** The form's values from the stored record. */
export function readWordValues(
  stored: { language: string; wordings: readonly { key: string; text: string }[] } | null,
): WordValues {
  const own = new Map(stored?.wordings.map(({ key, text }) => [key, text]));
  return {
    language: stored?.language ?? "en",
    ...Object.fromEntries(wordKeys.map((key) => [key, own.get(key) ?? null])),
  } as WordValues; // every key has its entry
}

/** The input of a save, with only the changes. An empty text resets a text to the default. */
export function wordInput({ language, ...texts }: Partial<WordValues>, version: number) {
  const wordings = Object.entries(texts)
    // Before the first save there is nothing to reset.
    .filter(([, text]) => version > 0 || text !== null)
    .map(([key, text]) => ({ key, text: text ?? "" }));
  return { version, wordings, ...(language !== undefined && { language }) };
}

/**
 * The keys of the texts in a group that match a search: each word is in the name of the group, the place of
 * the text, its English version, or one of `textsOf`.
 * @param textsOf further texts to search, such as the default text and the owner's
 */
export function findWords(
  group: GroupName,
  wanted: string,
  textsOf: (key: WordKey) => readonly (string | null)[],
): WordKey[] {
  const words = searchWords(wanted);
  return keysOf(group).filter((key) => {
    const texts = [wordGroups[group], wordPlaces[key], english[key], ...textsOf(key)];
    const text = foldText(texts.join("\n"));
    return words.every((word) => text.includes(word));
  });
}
