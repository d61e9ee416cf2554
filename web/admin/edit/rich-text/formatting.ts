/** Text with what is chosen in it, as a textarea has them. */
export type TextSelection = { text: string; start: number; end: number };

/** What is to stand in the place of a part of the text, and what is chosen afterwards. */
export type TextEdit = { from: number; to: number; insert: string; start: number; end: number };

/** The markup put before and behind words. */
export type Mark = { open: string; close: string };

export const marks = {
  bold: { open: "**", close: "**" },
  italic: { open: "_", close: "_" },
  underline: { open: "<u>", close: "</u>" },
} as const satisfies Record<string, Mark>;

/** What a line begins with that is no part of its words: a bullet, or blanks. */
const lineStart = /^(?:\s*[•-] +|\s+)/;
const bulletStart = /^\s*[•-] +/;

/**
 * Puts a mark around what is chosen, or takes it away where it is. Marks do not reach over the ends of
 * lines, so each line gets its own. With nothing chosen, the cursor goes between the marks or past them.
 */
export function toggleMark({ text, start, end }: TextSelection, mark: Mark): TextEdit {
  const { open, close } = mark;
  const before = text.slice(0, start);
  const after = text.slice(end);
  const isSurrounded = before.endsWith(open) && after.startsWith(close);
  if (isSurrounded) {
    const from = start - open.length;
    const insert = text.slice(start, end);
    return { from, to: end + close.length, insert, start: from, end: from + insert.length };
  }
  if (start === end) {
    if (after.startsWith(close) && isOpen(before, mark)) {
      const past = start + close.length;
      return { from: past, to: past, insert: "", start: past, end: past };
    }
    const inside = start + open.length;
    return { from: start, to: end, insert: open + close, start: inside, end: inside };
  }
  const lines = text.slice(start, end).split("\n").map(partsOf);
  const isMarked = lines.every(({ words }) => !words || isWrapped(words, mark));
  const insert = lines
    .map(({ lead, words, trail }) => lead + (words && change(words, mark, isMarked)) + trail)
    .join("\n");
  const [only] = lines;
  if (lines.length === 1 && only) {
    // The words stay chosen, without the marks.
    const first = start + only.lead.length + (isMarked ? 0 : open.length);
    const length = only.words.length - (isMarked ? open.length + close.length : 0);
    return { from: start, to: end, insert, start: first, end: first + length };
  }
  return { from: start, to: end, insert, start, end: start + insert.length };
}

function change(words: string, { open, close }: Mark, isMarked: boolean): string {
  return isMarked ? words.slice(open.length, words.length - close.length) : open + words + close;
}

function isWrapped(words: string, { open, close }: Mark): boolean {
  const length = open.length + close.length;
  return words.length >= length && words.startsWith(open) && words.endsWith(close);
}

/** Whether a mark is open at the end of the text, which is on its last line. */
function isOpen(before: string, { open, close }: Mark): boolean {
  const line = before.slice(before.lastIndexOf("\n") + 1);
  if (open === close) return line.split(open).length % 2 === 0;
  return line.lastIndexOf(open) > line.lastIndexOf(close);
}

function partsOf(line: string) {
  const lead = lineStart.exec(line)?.[0] ?? "";
  const words = line.slice(lead.length).trimEnd();
  return { lead, words, trail: line.slice(lead.length + words.length) };
}

/** Makes the chosen lines items of a list, or lines again where all of them are. */
export function toggleBullets({ text, start, end }: TextSelection): TextEdit {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split("\n");
  const isOnly = lines.length === 1;
  const isList = lines.every((line) => bulletStart.test(line) || (!isOnly && !line.trim()));
  const insert = lines
    .map((line) => {
      if (isList) return line.replace(bulletStart, "");
      return bulletStart.test(line) || (!isOnly && !line.trim()) ? line : `• ${line}`;
    })
    .join("\n");
  const shift = insert.length - (to - from);
  const last = Math.max(from, end + shift);
  return isOnly && start === end
    ? { from, to, insert, start: last, end: last }
    : { from, to, insert, start: from, end: from + insert.length };
}

/**
 * What Enter does within a list: the next item, or the end of the list behind an empty one. Null where
 * it does what it always does.
 */
export function continueList({ text, start, end }: TextSelection): TextEdit | null {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const line = text.slice(from, start);
  const bullet = bulletStart.exec(line)?.[0];
  if (!bullet) return null;
  const restEnd = text.indexOf("\n", end);
  const rest = text.slice(end, restEnd < 0 ? text.length : restEnd);
  if (line === bullet && !rest.trim()) {
    return { from, to: end, insert: "", start: from, end: from };
  }
  const insert = `\n${bullet}`;
  const place = start + insert.length;
  return { from: start, to: end, insert, start: place, end: place };
}
