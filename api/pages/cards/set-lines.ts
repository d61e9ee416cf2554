import { drawLine, type Lettering, type Type, widthOfLine } from "../lettering/lettering.ts";

type Paragraph = {
  type: Type;
  /** The maximum number of lines. */
  max: number;
  width: number;
  /**
   * Whether a text that does not fit is shortened with an ellipsis, and a word that is wider than a
   * line is broken. True by default.
   */
  isCut?: boolean;
};

type Fits = (line: string) => boolean;

/**
 * Breaks a text into lines that are at most `width` wide, which has the unit of the font size.
 * @returns null where the text is empty or does not fit, or the fonts lack a character
 */
export function setLines(
  text: string,
  { type, max, width, isCut = true }: Paragraph,
): Lettering[] | null {
  if (text === "" || widthOfLine(text, type) === null) return null;
  const fits: Fits = (line) => (widthOfLine(line, type) ?? 0) <= width;
  const lines: string[] = [];
  for (const word of text.split(" ").flatMap(wordsOf)) {
    for (const [index, piece] of piecesOf(word.text, fits, isCut).entries()) {
      const joint = word.isJoined || index > 0 ? "" : " ";
      const longer = lines.length > 0 ? `${lines.at(-1)}${joint}${piece}` : piece;
      if (lines.length > 0 && index === 0 && fits(longer)) lines[lines.length - 1] = longer;
      else lines.push(piece);
    }
  }
  if (lines.length > max && !isCut) return null;
  const shown =
    lines.length > max ? [...lines.slice(0, max - 1), cut(lines[max - 1] ?? "", fits)] : lines;
  if (!shown.every(fits)) return null;
  return shown.flatMap((line) => drawLine(line, type) ?? []);
}

/** Like `setLines`, but with lines of similar length, so that the last line is not a single short word. */
export function setBalanced(text: string, paragraph: Paragraph): Lettering[] | null {
  let best = setLines(text, paragraph);
  const count = best?.length ?? 0;
  if (count < 2) return best;
  for (let width = paragraph.width * 0.96; width > 0; width -= paragraph.width * 0.04) {
    const narrower = setLines(text, { ...paragraph, width, max: count, isCut: false });
    if (!narrower) break;
    best = narrower;
  }
  return best;
}

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}]/u;
const segmenter = new Intl.Segmenter("ja", { granularity: "word" });
/** Splits a text into graphemes: letters with their combining marks. */
const clusters = new Intl.Segmenter("en", { granularity: "grapheme" });
const lettersOf = (text: string) => Array.from(clusters.segment(text), ({ segment }) => segment);

/**
 * Splits a text without spaces into words: one word, or several in a script that does not separate words.
 * `isJoined` is true for a word that follows another word without a space.
 */
function wordsOf(text: string): { text: string; isJoined: boolean }[] {
  if (!unspaced.test(text)) return [{ text, isJoined: false }];
  const words: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    // A line does not begin with closing punctuation, nor end with opening punctuation.
    const isClosing = /^[\p{Pe}\p{Pf}\p{Po}ーゝゞ々…]/u.test(segment);
    const isOpen = /[\p{Ps}\p{Pi}]$/u.test(words.at(-1) ?? "");
    if (words.length > 0 && (isClosing || isOpen)) words[words.length - 1] += segment;
    else words.push(segment);
  }
  return words.map((word, index) => ({ text: word, isJoined: index > 0 }));
}

/** Returns the word as a whole, or parts that fit into a line if the word is too wide and may be broken. */
function piecesOf(word: string, fits: Fits, isBroken: boolean): string[] {
  if (!isBroken || fits(word)) return [word];
  const letters = lettersOf(word);
  const pieces: string[] = [];
  while (letters.length > 0) pieces.push(letters.splice(0, fittingLength(letters, fits)).join(""));
  return pieces;
}

/** Finds, by binary search, how many of the first letters fit into a line. Returns at least 1. */
function fittingLength(letters: readonly string[], fits: Fits): number {
  let [fitting, tooMany] = [1, letters.length + 1];
  while (tooMany - fitting > 1) {
    const middle = (fitting + tooMany) >> 1;
    if (fits(letters.slice(0, middle).join(""))) fitting = middle;
    else tooMany = middle;
  }
  return fitting;
}

/** Shortens a line so that it fits with an ellipsis at its end. */
function cut(line: string, fits: Fits): string {
  const letters = lettersOf(line);
  const length = fittingLength(letters, (start) => fits(`${start.trimEnd()}…`));
  return `${letters
    .slice(0, length)
    .join("")
    .replace(/(?<![\s,.;:–-])[\s,.;:–-]+$/, "")}…`;
}
