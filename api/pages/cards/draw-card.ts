import type { Font } from "fontkit";
import type { Voice } from "../../database/__generated__/prisma/client.ts";
import { openFontsFor, openOwnFonts } from "../lettering/fonts.ts";
import { capHeight, type Lettering, type Type, widthOfLine } from "../lettering/lettering.ts";
import { directionOfText } from "../lettering/visual-runs.ts";
import { readOn, seenOn } from "../seen-on.ts";
import { setBalanced, setLines } from "./set-lines.ts";

/** The content of a social card. */
export type CardSubject = {
  title: string;
  /** Shown instead of the title where the fonts lack one of the title's letters. */
  substitute: string;
  /** A small text below the title. */
  detail: string;
  /** The language of the title, BCP 47. */
  language: string;
  voice: Voice;
  colors: { background: string; textPrimary: string; textSecondary: string; navHover: string };
};

const card = { width: 1_200, height: 630, margin: 84 };
const room = card.width - 2 * card.margin;

/**
 * The style of the largest headings on pages in each voice (type style of the site). Letter spacing
 * (`tracking`) and line height (`leading`) are relative to the font size.
 */
const headings: Record<Voice, { tracking: number; leading: number; isUpperCase?: boolean }> = {
  grotesque: { tracking: -0.02, leading: 1.06 },
  editorial: { tracking: -0.015, leading: 1.06 },
  technical: { tracking: -0.04, leading: 1.06 },
  poster: { tracking: -0.01, leading: 0.92, isUpperCase: true },
  humanist: { tracking: -0.015, leading: 1.12 },
};

/**
 * The line height, relative to the font size, of a title with letters that the built-in fonts of the
 * voice lack: letters of other scripts may be taller.
 */
const otherLeading = 1.3;

const titleSizes = [128, 112, 96, 84, 72, 60];
const maxTitleLines = 4;
const detailSize = 40;
const maxDetailLines = 2;

/** The dot after the title, as in the site's icon. Sizes are relative to the title's font size. */
const dot = { radius: 0.1, distance: 0.08 };

/**
 * Draws a social card as SVG, with its texts as outlines. A title that is written from right to left mirrors
 * the card.
 */
export async function drawCard(subject: CardSubject): Promise<string> {
  const { background, textPrimary, textSecondary, navHover } = subject.colors;
  const { voice } = subject;
  const { text: title, fonts } = await titleOf(subject);
  const detail = drawable(subject.detail);
  const direction = directionOfText(title);
  const isFromRight = direction === "rtl";
  const lineHeight = isOwn(title, voice) ? headings[voice].leading : otherLeading;
  const head = setTitle(title, voice, { fonts, direction });
  const foot = setBalanced(detail, {
    type: {
      size: detailSize,
      direction: directionOfText(detail),
      fonts: await openFontsFor(detail, subject.language, voice, "detail"),
    },
    max: maxDetailLines,
    width: room,
  });
  /**
   * The x of a line's left edge. Lines start at the left margin, or at the right margin in
   * right-to-left cards.
   */
  const startOf = ({ width }: Lettering) =>
    isFromRight ? card.width - card.margin - width : card.margin;
  const drawn: string[] = [];
  if (head) {
    const { lines, size } = head;
    lines.forEach((line, index) => {
      const y = card.margin + size * capHeight + index * size * lineHeight;
      const start = startOf(line);
      drawn.push(pathAt(line, start, y, seenOn(background, textPrimary)));
      if (index < lines.length - 1) return;
      const distance = size * (dot.distance + dot.radius);
      const x = isFromRight ? start - distance : start + line.width + distance;
      drawn.push(
        `<circle cx="${x.toFixed(1)}" cy="${(y - size * dot.radius).toFixed(1)}" r="${(size * dot.radius).toFixed(1)}" fill="${seenOn(background, navHover)}"/>`,
      );
    });
  }
  foot?.forEach((line, index) => {
    const y = card.height - card.margin - (foot.length - 1 - index) * detailSize * 1.3;
    drawn.push(pathAt(line, startOf(line), y, readOn(background, textSecondary, textPrimary)));
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${card.width}" height="${card.height}"><rect width="100%" height="100%" fill="${background}"/>${drawn.join("")}</svg>`;
}

function pathAt({ path }: Lettering, x: number, y: number, color: string): string {
  return `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" d="${path}" fill="${color}"/>`;
}

/**
 * The title with the fonts to draw it, or the substitute where the fonts lack one of the title's letters. The
 * text is empty where the fonts lack letters of both.
 */
async function titleOf({ title, substitute, language, voice }: CardSubject) {
  const shown = headings[voice].isUpperCase ? title.toLocaleUpperCase(language) : title;
  for (const text of [shown, substitute].map(drawable)) {
    const fonts = await openFontsFor(text, language, voice);
    if (widthOfLine(text, { size: 1, fonts })) return { text, fonts };
  }
  return { text: "", fonts: openOwnFonts(voice) };
}

function isOwn(text: string, voice: Voice): boolean {
  return widthOfLine(text, { size: 1, fonts: openOwnFonts(voice) }) !== null;
}

/** A text without emoji and their joiners, which text fonts lack. Signs that they have, such as ®, are kept. */
function drawable(text: string): string {
  return text
    .replace(/(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u200d\ufe0e\ufe0f]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** The title in the largest size that fits, or shortened in the smallest size. Null for an empty title. */
function setTitle(
  title: string,
  voice: Voice,
  type: Pick<Type, "direction"> & { fonts: readonly Font[] },
): { lines: Lettering[]; size: number } | null {
  if (title === "") return null;
  for (const size of titleSizes) {
    const isCut = size === titleSizes.at(-1);
    const lines = setLines(title, {
      type: { ...type, size, tracking: headings[voice].tracking },
      max: isCut ? (isOwn(title, voice) ? maxTitleLines : 3) : isOwn(title, voice) ? 3 : 2,
      width: room - size * (dot.distance + 2 * dot.radius),
      isCut,
    });
    if (lines) return { lines, size };
  }
  return null;
}
