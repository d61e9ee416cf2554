import type { Font } from "fontkit";
import type { FontRole } from "../../../database/__generated__/prisma/client.ts";
import { MediaFault } from "../../../media/media-fault.ts";
import { cutFirstLetters, firstCharacters } from "./first-letters.ts";

/** What a WOFF2 begins with, and how long its header is. */
const mark = "wOF2";
const headerLength = 48;

/** The most bytes that a font may have as it is drawn with. */
const maxUnpacked = 30 * 1024 * 1024;

/** Words by whose length the widths of two fonts are compared. */
const sample = "Designs that say how sure they are, for people who decide what happens next";

/** Arial in thousandths of its size, from the space on: what stands in until a font has arrived. */
const arial: Readonly<Record<string, number>> = {
  ...{ " ": 278, a: 556, b: 556, c: 500, d: 556, e: 556, f: 278, g: 556, h: 556, i: 222, j: 222 },
  ...{ k: 500, l: 222, m: 833, n: 556, o: 556, p: 556, q: 556, r: 333, s: 500, t: 278, u: 556 },
  ...{ v: 500, w: 722, x: 500, y: 500, z: 500, D: 722, ",": 278 },
};

export type FontFacts = {
  family: string;
  leastWeight: number;
  mostWeight: number;
  ascent: number;
  descent: number;
  lineGap: number;
  width: number;
  /** Its first letters, as WOFF2. */
  firstBytes: Uint8Array<ArrayBuffer>;
};

/** Reads a font, by its bytes alone. @throws {MediaFault} where it is no whole WOFF2 */
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

/** Checks what the header says, before anything is unpacked. */
function requireWoff2(bytes: Buffer): void {
  if (bytes.length < headerLength || bytes.toString("latin1", 0, mark.length) !== mark) {
    throw new MediaFault(
      415,
      "UNSUPPORTED_TYPE",
      "This file is no WOFF2 font. Who sells or makes the font offers it as “webfont”, ending in .woff2.",
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
  // What a file claims of itself is written into styles.
  if (!Object.values(facts).every((fact) => typeof fact === "string" || Number.isFinite(fact))) {
    throw undecodable();
  }
  return facts;
}

function weightOf(font: Font): number {
  const weight = font["OS/2"]?.usWeightClass;
  return weight && weight >= 1 && weight <= 1000 ? weight : 400;
}

/** How wide texts are, in percent of Arial's; 100 where the font lacks letters of theirs. */
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
