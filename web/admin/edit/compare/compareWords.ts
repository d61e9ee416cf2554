import { diffArrays } from "diff";

/** The kind of mark for words that the other text lacks: added or removed. */
export type DifferenceMark = "ins" | "del";

/** A word as it is shown, and the key by which it is compared. */
export type Word = { text: string; key: string };

/** With more changes than this, texts count as entirely different: comparing them would take seconds. */
const maxChanges = 1_000;

/** Splits a text into words in any language; a space belongs to the word before it. */
export function splitWords(text: string): string[] {
  const words: string[] = [];
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: "word" }).segment(text)) {
    if (segment.trim() === "" && words.length > 0) words.push(`${words.pop()}${segment}`);
    else words.push(segment);
  }
  return words;
}

/** Whether a part of a text is a word. White space at the beginning of a text is no word, and is never marked. */
export const isWord = (text: string) => text.trim() !== "";

/** For each word, whether the other text lacks it at that point. All true if the texts differ too much. */
export function onlyHere(words: readonly Word[], others: readonly Word[]): boolean[] {
  const keys = words.map(({ key }) => key);
  const otherKeys = others.map(({ key }) => key);
  if (leastChanges(keys, otherKeys) > maxChanges) return words.map(() => true);
  const parts = diffArrays(otherKeys, keys, { maxEditLength: maxChanges });
  if (!parts) return words.map(() => true);
  return parts
    .filter(({ removed }) => !removed)
    .flatMap(({ added, value }) => value.map(() => added));
}

/** The number of elements that only one of the lists has: a lower limit for the number of changes. */
function leastChanges(list: readonly string[], other: readonly string[]): number {
  const remaining = new Map<string, number>();
  for (const key of other) remaining.set(key, (remaining.get(key) ?? 0) + 1);
  let shared = 0;
  for (const key of list) {
    const count = remaining.get(key) ?? 0;
    if (count === 0) continue;
    remaining.set(key, count - 1);
    shared += 1;
  }
  return list.length + other.length - 2 * shared;
}
