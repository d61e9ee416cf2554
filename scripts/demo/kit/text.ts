import { createRequire } from "node:module";
import { type Font, type Glyph, openSync } from "fontkit";

export type TextStyle = {
  size: number;
  face?: Face;
  fill?: string;
  align?: "start" | "middle" | "end";
  /** Letter spacing as a share of the size, for instance -0.02. */
  tracking?: number;
  opacity?: number;
  /** Distance between baselines as a multiple of the size. */
  leading?: number;
  /** Draws the letters as outlines of this thickness instead of filling them. */
  outline?: number;
};

type Outline = readonly { letter: string; points: readonly number[] }[];

const letters = {
  moveTo: "M",
  lineTo: "L",
  quadraticCurveTo: "Q",
  bezierCurveTo: "C",
  closePath: "Z",
} as const;

const outlines = new Map<Face, Map<number, Outline>>();

function outlineOf(face: Face, glyph: Glyph): Outline {
  const known = outlines.get(face) ?? new Map<number, Outline>();
  outlines.set(face, known);
  const cached = known.get(glyph.id);
  if (cached) {
    return cached;
  }
  const outline = glyph.path.commands.map(({ command, args }) => ({
    letter: letters[command],
    points: args,
  }));
  known.set(glyph.id, outline);
  return outline;
}

function layOut(content: string, face: Face, loaded: Font) {
  for (const character of content) {
    if (!loaded.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) {
      throw new Error(`The face ${face} has no glyph for "${character}" in "${content}"`);
    }
  }
  return loaded.layout(content);
}

export function measure(content: string, style: TextStyle): number {
  const face = style.face ?? "sans";
  const loaded = font(face);
  const { advanceWidth, glyphs } = layOut(content, face, loaded);
  const spacing = (style.tracking ?? 0) * style.size;
  return (advanceWidth / loaded.unitsPerEm) * style.size + spacing * Math.max(0, glyphs.length - 1);
}

/** One line of text as an outline; y is the baseline. */
export function text(content: string, x: number, y: number, style: TextStyle): string {
  const face = style.face ?? "sans";
  const loaded = font(face);
  const { glyphs, positions } = layOut(content, face, loaded);
  const scale = style.size / loaded.unitsPerEm;
  const spacing = (style.tracking ?? 0) * style.size;
  const width = style.align && style.align !== "start" ? measure(content, style) : 0;
  let pen = style.align === "middle" ? x - width / 2 : x - width;
  let data = "";
  glyphs.forEach((glyph, index) => {
    const position = positions[index];
    for (const { letter, points } of outlineOf(face, glyph)) {
      const placed = points.map((value, axis) =>
        (axis % 2 === 0
          ? pen + (value + (position?.xOffset ?? 0)) * scale
          : y - value * scale
        ).toFixed(2),
      );
      data += letter + placed.join(" ");
    }
    pen += (position?.xAdvance ?? 0) * scale + spacing;
  });
  const opacity = style.opacity === undefined ? "" : ` opacity="${style.opacity}"`;
  const colour = style.fill ?? "#000";
  const paint = style.outline
    ? `fill="none" stroke="${colour}" stroke-width="${style.outline}"`
    : `fill="${colour}"`;
  return `<path d="${data}" ${paint}${opacity}/>`;
}

function wrap(content: string, width: number, style: TextStyle): string[] {
  const lines: string[] = [];
  for (const paragraph of content.split("\n")) {
    let line = "";
    for (const word of paragraph.split(" ")) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (line !== "" && measure(longer, style) > width) {
        lines.push(line);
        line = word;
      } else {
        line = longer;
      }
    }
    lines.push(line);
  }
  return lines;
}

/** Wrapped text; y is the baseline of the first line. */
export function paragraph(
  content: string,
  x: number,
  y: number,
  width: number,
  style: TextStyle,
): string {
  const step = style.size * (style.leading ?? 1.4);
  return wrap(content, width, style)
    .map((line, index) => text(line, x, y + index * step, style))
    .join("");
}

/** Faces come from npm packages, because the machine that renders may have no fonts of its own. */
const files = {
  display:
    "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2",
  sans: "@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff",
  sansMedium: "@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff",
  sansSemibold: "@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff",
  sansBold: "@fontsource/instrument-sans/files/instrument-sans-latin-700-normal.woff",
  serif: "@fontsource/newsreader/files/newsreader-latin-400-normal.woff",
  serifLight: "@fontsource/newsreader/files/newsreader-latin-300-normal.woff",
  serifMedium: "@fontsource/newsreader/files/newsreader-latin-500-normal.woff",
  serifItalic: "@fontsource/newsreader/files/newsreader-latin-400-italic.woff",
  mono: "@fontsource/dm-mono/files/dm-mono-latin-400-normal.woff",
  monoMedium: "@fontsource/dm-mono/files/dm-mono-latin-500-normal.woff",
  condensed: "@fontsource/barlow-condensed/files/barlow-condensed-latin-500-normal.woff",
  condensedSemibold: "@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff",
  condensedBold: "@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff",
} as const;

type Face = keyof typeof files;

const require = createRequire(import.meta.url);
const openFonts = new Map<Face, Font>();

function font(face: Face): Font {
  const known = openFonts.get(face);
  if (known) {
    return known;
  }
  const opened = openSync(require.resolve(files[face]));
  if (!("layout" in opened)) {
    throw new Error(`${files[face]} is a collection, not a single face`);
  }
  openFonts.set(face, opened);
  return opened;
}
