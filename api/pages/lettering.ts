import { createRequire } from "node:module";
import type { Font, Glyph } from "fontkit";

/** The display cut of the site's font, as browsers load it: a file for each set of characters. */
const files = ["letters", "common", "signs", "accented", "extended"].map(
  (name) => `web/__generated__/fonts/display-${name}.woff2`,
);

/** Of the font, in parts of its size. */
export const capHeight = 0.66;

let opened: Font[] | undefined;

/** Loaded with the first text that is drawn, as the library is. */
function openFonts(): Font[] {
  if (opened) return opened;
  const fontkit: typeof import("fontkit") = createRequire(import.meta.url)("fontkit");
  opened = files.map((file) => {
    const font = fontkit.openSync(file);
    if (!("layout" in font)) throw new Error(`${file} is a collection, not a single face`);
    return font;
  });
  return opened;
}

/** A line of text as outlines that start at 0, with the baseline at 0. */
export type Lettering = {
  /** Data of an SVG path. */
  path: string;
  width: number;
};

/**
 * Draws a line in the site's own type, whatever fonts the machine has.
 * @param size of the font, in the units of the drawing
 * @param tracking between letters, in parts of the size
 * @returns null where the font lacks one of its characters
 */
export function drawLine(text: string, size: number, tracking = 0): Lettering | null {
  const runs = splitByFont(text);
  if (!runs) return null;
  const pieces: string[] = [];
  let pen = 0;
  for (const { font, characters } of runs) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(characters);
    glyphs.forEach((glyph, index) => {
      const { xOffset = 0, xAdvance = 0 } = positions[index] ?? {};
      pieces.push(outlineOf(glyph, pen + xOffset * scale, scale));
      pen += xAdvance * scale + tracking * size;
    });
  }
  return { path: pieces.join(""), width: pen };
}

/** The width of what {@link drawLine} draws, without drawing it. */
export function widthOfLine(text: string, size: number, tracking = 0): number | null {
  const runs = splitByFont(text);
  if (!runs) return null;
  return runs.reduce((width, { font, characters }) => {
    const { advanceWidth, glyphs } = font.layout(characters);
    return width + (advanceWidth / font.unitsPerEm + glyphs.length * tracking) * size;
  }, 0);
}

/** The text in parts that one file of the font has all characters of. */
function splitByFont(text: string): { font: Font; characters: string }[] | null {
  const runs: { font: Font; characters: string }[] = [];
  for (const character of text.normalize("NFC")) {
    const code = character.codePointAt(0) ?? 0;
    const font = openFonts().find((candidate) => candidate.hasGlyphForCodePoint(code));
    if (!font) return null;
    const last = runs.at(-1);
    if (last?.font === font) last.characters += character;
    else runs.push({ font, characters: character });
  }
  return runs;
}

const letters = {
  moveTo: "M",
  lineTo: "L",
  quadraticCurveTo: "Q",
  bezierCurveTo: "C",
  closePath: "Z",
} as const;

function outlineOf({ path }: Glyph, x: number, scale: number): string {
  return path.commands
    .map(({ command, args }) => {
      const points = args.map(
        (value, axis) => (axis % 2 === 0 ? x : 0) + value * (axis % 2 === 0 ? scale : -scale),
      );
      return letters[command] + points.map((value) => Number(value.toFixed(2))).join(" ");
    })
    .join("");
}
