import type { Font, Glyph } from "fontkit";
import { isOwnFont } from "./fonts.ts";
import { type Direction, visualRuns } from "./visual-runs.ts";

/** The height of capital letters that is assumed for all fonts, relative to the font size. */
export const capHeight = 0.66;

/** A line of text as outlines. The line begins at x = 0, and its baseline is y = 0. */
export type Lettering = {
  /** Data of an SVG path. */
  path: string;
  width: number;
};

export type Type = {
  /** The font size in the drawing's units. */
  size: number;
  /**
   * The letter spacing, relative to the font size. Used only with the built-in fonts of the voices, because
   * scripts that need other fonts may join letters.
   */
  tracking?: number;
  /** The direction of the line; left to right by default. */
  direction?: Direction;
  /** Each character is drawn in the first of these fonts that has it. */
  fonts: readonly Font[];
};

type PlacedGlyph = { glyph: Glyph; x: number; y: number; scale: number };

/**
 * Draws a line in the given fonts, independent of the machine's fonts.
 * @returns null where the fonts lack a character, or fontkit fails
 */
export function drawLine(text: string, type: Type): Lettering | null {
  const line = layOut(text, type);
  return line && { path: line.glyphs.map(outlineOf).join(""), width: line.width };
}

/** The width of a line that {@link drawLine} would draw. Null where the line cannot be drawn. */
export function widthOfLine(text: string, type: Type): number | null {
  return layOut(text, type)?.width ?? null;
}

function layOut(
  text: string,
  { size, tracking = 0, direction = "ltr", fonts }: Type,
): { glyphs: PlacedGlyph[]; width: number } | null {
  const runs = visualRuns(text.normalize("NFC"), direction, (code) =>
    fonts.find((font) => font.hasGlyphForCodePoint(code)),
  );
  if (!runs) return null;
  const placed: PlacedGlyph[] = [];
  let pen = 0;
  for (const { key: font, characters, direction } of runs) {
    const scale = size / font.unitsPerEm;
    const spacing = isOwnFont(font) ? tracking * size : 0;
    const run = setRun(font, characters, direction);
    if (!run) return null;
    const { glyphs, positions } = run;
    glyphs.forEach((glyph, index) => {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
      placed.push({ glyph, x: pen + xOffset * scale, y: -yOffset * scale, scale });
      pen += xAdvance * scale + spacing;
    });
  }
  return { glyphs: placed, width: pen };
}

/** The layout of a run. Null where fontkit fails, such as for some invalid sequences of combining marks. */
function setRun(font: Font, characters: string, direction: Direction) {
  try {
    return font.layout(characters, undefined, undefined, undefined, direction);
  } catch {
    return null;
  }
}

const letters = {
  moveTo: "M",
  lineTo: "L",
  quadraticCurveTo: "Q",
  bezierCurveTo: "C",
  closePath: "Z",
} as const;

function outlineOf({ glyph, x, y, scale }: PlacedGlyph): string {
  return glyph.path.commands
    .map(({ command, args }) => {
      const points = args.map((value, axis) =>
        axis % 2 === 0 ? x + value * scale : y - value * scale,
      );
      return letters[command] + points.map((value) => Number(value.toFixed(2))).join(" ");
    })
    .join("");
}
