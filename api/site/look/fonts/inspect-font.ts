import type { Font } from "fontkit";
import type { FontRole } from "../../../database/__generated__/prisma/client.ts";
import { MediaFault } from "../../../media/media-fault.ts";

/** The signature of a WOFF2, and the length of its header in bytes. */
const mark = "wOF2";
const headerLength = 48;

/** The maximum size of the decompressed font, in bytes. */
const maxUnpacked = 30 * 1024 * 1024;

/** A text by which the width of a font is compared with Arial. */
const sample = "Designs that say how sure they are, for people who decide what happens next";

/**
 * The widths of the sample's letters in Arial, the fallback until a font has loaded, in thousandths of the
 * font size.
 */
const arial: Readonly<Record<string, number>> = {
  ...{ " ": 278, a: 556, b: 556, c: 500, d: 556, e: 556, f: 278, g: 556, h: 556, i: 222, j: 222 },
  ...{ k: 500, l: 222, m: 833, n: 556, o: 556, p: 556, q: 556, r: 333, s: 500, t: 278, u: 556 },
  ...{ v: 500, w: 722, x: 500, y: 500, z: 500, D: 722, ",": 278 },
};

/** Ascent, descent and line gap are in percent of the font size, the width in percent of Arial's width. */
export type FontFacts = {
  family: string;
  leastWeight: number;
  mostWeight: number;
  ascent: number;
  descent: number;
  lineGap: number;
  width: number;
  /** The subset of the font with `firstCharacters`, as WOFF2. */
  firstBytes: Uint8Array<ArrayBuffer>;
};

/** Reads a font from its bytes. @throws {MediaFault} where it is no complete WOFF2 with a single font */
export async function inspectFont(bytes: Buffer, role: FontRole): Promise<FontFacts> {
  requireWoff2(bytes);
  try {
    const { default: subsetFont } = await import("subset-font");
    const drawn = await subsetFont(bytes, firstCharacters, { targetFormat: "sfnt" });
    const { create } = await import("fontkit");
    const font = create(drawn);
    if (!("layout" in font)) throw undecodable();
    const facts = factsOf(font);
    return { ...facts, firstBytes: await cutFirstLetters(bytes, role, font.variationAxes) };
  } catch {
    throw undecodable();
  }
}

/** Checks the header before the file is decompressed. @throws {MediaFault} where the file is refused */
function requireWoff2(bytes: Buffer): void {
  if (bytes.length < headerLength || bytes.toString("latin1", 0, mark.length) !== mark) {
    throw new MediaFault(
      415,
      "UNSUPPORTED_TYPE",
      "This file is not a WOFF2 font. The seller or maker of the font offers it as a “webfont”, with a name that ends in .woff2.",
    );
  }
  const isWhole = bytes.readUInt32BE(8) === bytes.length;
  const isCollection = bytes.toString("latin1", 4, 8) === "ttcf";
  if (!isWhole || isCollection || bytes.readUInt32BE(16) > maxUnpacked) throw undecodable();
}

function undecodable(): MediaFault {
  return new MediaFault(
    415,
    "UNDECODABLE",
    "This font cannot be read: it is damaged, cut short, or several fonts in one file.",
  );
}

function factsOf(font: Font): Omit<FontFacts, "firstBytes"> {
  const percent = (units: number) => Math.round((units / font.unitsPerEm) * 10_000) / 100;
  const { wght } = font.variationAxes;
  const weight = weightOf(font);
  const facts = {
    family: font.familyName || "Own font",
    leastWeight: Math.round(wght?.min ?? weight),
    mostWeight: Math.round(wght?.max ?? weight),
    ascent: percent(font.ascent),
    descent: percent(Math.abs(font.descent)),
    lineGap: percent(Math.max(0, font.lineGap)),
    width: widthOf(font),
  };
  // The facts are checked, because they come from the file and become part of style sheets.
  if (!Object.values(facts).every((fact) => typeof fact === "string" || Number.isFinite(fact))) {
    throw undecodable();
  }
  return facts;
}

function weightOf(font: Font): number {
  const weight = font["OS/2"]?.usWeightClass;
  return weight && weight >= 1 && weight <= 1000 ? weight : 400;
}

/** The width of the sample in percent of its width in Arial. 100 if the font lacks letters of the sample. */
function widthOf(font: Font): number {
  const letters = [...sample];
  if (!letters.every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))) return 100;
  const own = letters.reduce(
    (sum, letter) => sum + font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth,
    0,
  );
  const other = letters.reduce((sum, letter) => sum + (arial[letter] ?? 0), 0);
  const width = (own / font.unitsPerEm / (other / 1_000)) * 100;
  return Math.round(Math.min(Math.max(width, 30), 300) * 10) / 10;
}

/** The characters that the first view of most pages needs. */
const firstCharacters = [
  " ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
  "!\"&'()*+,-./:;?@\u00a0©·–—‘’“”•…",
].join("");

/** OpenType features that pages use, or that browsers apply by default. */
const features = ["calt", "ccmp", "kern", "liga", "locl", "lnum", "mark", "mkmk", "onum", "tnum"];

/** The weights and the optical size that pages use, for each role. */
const uses: Record<FontRole, { weights: [number, number]; opticalSize: number }> = {
  display: { weights: [400, 800], opticalSize: 72 },
  text: { weights: [400, 600], opticalSize: 18 },
};

type Axis = { min: number; default: number; max: number };

/**
 * A subset of a font with `firstCharacters`, as WOFF2. A variable font is four times as large as the part of
 * it that pages use, so the subset has only the weights of pages, and fixed values on all other axes.
 */
async function cutFirstLetters(
  bytes: Buffer,
  role: FontRole,
  axes: Partial<Record<string, Axis>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { default: subsetFont } = await import("subset-font");
  const variationAxes = Object.fromEntries(
    Object.entries(axes).flatMap(([name, axis]) =>
      axis ? [[name, usedOf(name, axis, role)]] : [],
    ),
  );
  const first = await subsetFont(bytes, firstCharacters, {
    targetFormat: "woff2",
    noHinting: true,
    keepFeatures: features,
    variationAxes,
  });
  return new Uint8Array(first);
}

function usedOf(name: string, axis: Axis, role: FontRole) {
  const within = (value: number) => Math.min(Math.max(value, axis.min), axis.max);
  const { weights, opticalSize } = uses[role];
  if (name === "opsz") return within(opticalSize);
  if (name !== "wght") return axis.default;
  const [min, max] = [within(weights[0]), within(weights[1])];
  return min < max ? { min, max } : min;
}
