import { type DifferenceMark, onlyHere, splitWords } from "./compareWords";

type Props = {
  words: string;
  /** The text of the other version. Undefined if the other version has no such text. */
  other: string | undefined;
  mark: DifferenceMark;
};

const keyed = (text: string) =>
  splitWords(text.trim()).map((word) => ({ text: word, key: word.trim() }));

/**
 * A plain text. Words that the other text lacks are marked. If the texts have no word in common, nothing is
 * marked.
 */
export function ComparedWords({ words, other, mark: Mark }: Props) {
  const here = keyed(words);
  const marked = other === undefined ? [] : onlyHere(here, keyed(other));
  if (marked.every(Boolean)) return words;
  const runs: { text: string; isOnlyHere: boolean }[] = [];
  for (const [place, { text }] of here.entries()) {
    const isOnlyHere = marked[place] === true;
    const last = runs.at(-1);
    if (last?.isOnlyHere === isOnlyHere) last.text += text;
    else runs.push({ text, isOnlyHere });
  }
  return [...runs.entries()].map(([place, { text, isOnlyHere }]) =>
    isOnlyHere ? <Mark key={place}>{text}</Mark> : text,
  );
}
