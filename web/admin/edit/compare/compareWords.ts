import { diffArrays } from "diff";

/** What words are that the other of two texts has not: added to it, or removed from it. */
export type DifferenceMark = "ins" | "del";

/** Words that are told apart: what is shown, and by what it is compared. */
export type Word = { text: string; key: string };

/** With more changes than that a text is another one, and comparing takes seconds. */
const maxChanges = 1_000;

/** A text word by word, in whatever language; a space belongs to the word before it. */
export function splitWords(text: string): string[] {
  const words: string[] = [];
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: "word" }).segment(text)) {
    if (segment.trim() === "" && words.length > 0) words.push(`${words.pop()}${segment}`);
    else words.push(segment);
  }
  return words;
}

/** Whether there is something to compare; a space that no word precedes is never marked. */
export const isWord = (text: string) => text.trim() !== "";

/** For each word, whether the other text has it not at that place. */
export function onlyHere(words: readonly Word[], others: readonly Word[]): boolean[] {
  const keys = (list: readonly Word[]) => list.map(({ key }) => key);
  const parts = diffArrays(keys(others), keys(words), { maxEditLength: maxChanges });
  if (!parts) return words.map(() => true);
  return parts
    .filter(({ removed }) => !removed)
    .flatMap(({ added, value }) => value.map(() => added));
}
