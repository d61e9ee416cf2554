import { capHeight, drawLine, type Lettering, widthOfLine } from "../lettering.ts";
import { readOn, seenOn } from "../seen-on.ts";

/** What a card is drawn from. */
export type CardSubject = {
  title: string;
  /** Stands small below the title. */
  detail: string;
  colors: { background: string; textPrimary: string; textSecondary: string; navHover: string };
};

const card = { width: 1_200, height: 630, margin: 84 };
const room = card.width - 2 * card.margin;

/** As the page sets its largest headings. */
const tracking = -0.02;
const leading = 1.06;

const titleSizes = [128, 112, 96, 84, 72, 60];
const mostTitleLines = 4;
const detailSize = 40;
const mostDetailLines = 2;

/** The dot after the title, as in the icon; in parts of the title's size. */
const dot = { radius: 0.1, distance: 0.08 };

/** A picture for link previews as SVG: title and detail in the site's own type and colours. */
export function drawCard({ title, detail, colors }: CardSubject): string {
  const { background, textPrimary, textSecondary, navHover } = colors;
  const head = setTitle(drawable(title));
  const foot = setLines(drawable(detail), detailSize, mostDetailLines, room, 0);
  const drawn: string[] = [];
  if (head) {
    const { lines, size } = head;
    lines.forEach((line, index) => {
      const y = card.margin + size * capHeight + index * size * leading;
      drawn.push(pathAt(line, card.margin, y, seenOn(background, textPrimary)));
      if (index < lines.length - 1) return;
      const x = card.margin + line.width + size * (dot.distance + dot.radius);
      drawn.push(
        `<circle cx="${x.toFixed(1)}" cy="${(y - size * dot.radius).toFixed(1)}" r="${(size * dot.radius).toFixed(1)}" fill="${seenOn(background, navHover)}"/>`,
      );
    });
  }
  foot?.forEach((line, index) => {
    const y = card.height - card.margin - (foot.length - 1 - index) * detailSize * 1.3;
    drawn.push(pathAt(line, card.margin, y, readOn(background, textSecondary, textPrimary)));
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${card.width}" height="${card.height}"><rect width="100%" height="100%" fill="${background}"/>${drawn.join("")}</svg>`;
}

function pathAt({ path }: Lettering, x: number, y: number, color: string): string {
  return `<path transform="translate(${x} ${y.toFixed(1)})" d="${path}" fill="${color}"/>`;
}

/** Whether the site's font has the letters of a title, and there are any. */
export function isDrawable(title: string): boolean {
  return Boolean(widthOfLine(drawable(title), 1));
}

/** A text without what no font for words has: pictographs, and the signs that join them. */
function drawable(text: string): string {
  return text
    .replace(/\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u200d\ufe0e\ufe0f]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** The title in the largest size that it fits in; cut short where it fits in none. */
function setTitle(title: string): { lines: Lettering[]; size: number } | null {
  if (title === "") return null;
  for (const size of titleSizes) {
    const forDot = size * (dot.distance + 2 * dot.radius);
    const isLast = size === titleSizes.at(-1);
    const lines = setLines(
      title,
      size,
      isLast ? mostTitleLines : 3,
      room - forDot,
      tracking,
      isLast,
    );
    if (lines) return { lines, size };
  }
  return null;
}

/**
 * A text in lines of this width. @returns null where it does not fit, or the font lacks a character of it
 * @param isCut whether it ends with an ellipsis where it does not fit
 */
function setLines(
  text: string,
  size: number,
  most: number,
  width: number,
  spacing: number,
  isCut = true,
): Lettering[] | null {
  if (text === "" || widthOfLine(text, size) === null) return null;
  const fits = (line: string) => (widthOfLine(line, size, spacing) ?? 0) <= width;
  const lines: string[] = [];
  for (const word of text.split(" ").flatMap((word) => piecesOf(word, fits, isCut))) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length > most && !isCut) return null;
  const shown =
    lines.length > most ? [...lines.slice(0, most - 1), cut(lines[most - 1] ?? "", fits)] : lines;
  if (!shown.every(fits)) return null;
  return shown.flatMap((line) => drawLine(line, size, spacing) ?? []);
}

/** A word, in pieces where it is wider than a line and may be broken. */
function piecesOf(word: string, fits: (line: string) => boolean, isBroken: boolean): string[] {
  if (!isBroken || fits(word)) return [word];
  const letters = [...word];
  const pieces: string[] = [];
  while (letters.length > 0) pieces.push(letters.splice(0, fittingLength(letters, fits)).join(""));
  return pieces;
}

/** How many of the letters are in a line, at least one: found by halving. */
function fittingLength(letters: readonly string[], fits: (line: string) => boolean): number {
  let [fitting, tooMany] = [1, letters.length + 1];
  while (tooMany - fitting > 1) {
    const middle = (fitting + tooMany) >> 1;
    if (fits(letters.slice(0, middle).join(""))) fitting = middle;
    else tooMany = middle;
  }
  return fitting;
}

/** As much of a line as has room for an ellipsis. */
function cut(line: string, fits: (line: string) => boolean): string {
  const letters = [...line];
  const length = fittingLength(letters, (start) => fits(`${start.trimEnd()}…`));
  return `${letters
    .slice(0, length)
    .join("")
    .replace(/[\s,.;:–-]+$/, "")}…`;
}
