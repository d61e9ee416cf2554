import type { Font, Glyph } from "fontkit";
import { isOwnFont } from "./fonts.ts";
import { type Direction, visualRuns } from "./visual-runs.ts";

/** Of the site's font, in parts of its size. */
export const capHeight = 0.66;

/** A line of text as outlines that start at 0, with the baseline at 0. */
export type Lettering = {
  /** Data of an SVG path. */
  path: string;
  width: number;
};

export type Type = {
  /** Of the font, in the units of the drawing. */
  size: number;
  /** Between the letters of the site's own font, in parts of the size. Others may join their letters. */
  tracking?: number;
  /** The side that the line begins on. */
  direction?: Direction;
  /** The first that has a character draws it. */
  fonts: readonly Font[];
};

type PlacedGlyph = { glyph: Glyph; x: number; y: number; scale: number };

/**
 * Draws a line in the site's own type, whatever fonts the machine has.
 * @returns null where the fonts lack one of its characters, or it cannot be set
 */
export function drawLine(text: string, type: Type): Lettering | null {
  const line = layOut(text, type);
  return line && { path: line.glyphs.map(outlineOf).join(""), width: line.width };
}

/** The width of what {@link drawLine} draws, without drawing it. */
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

/** Null where the library cannot set them: it fails on some marks in an order that no word has. */
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
