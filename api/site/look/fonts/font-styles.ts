import type { FontRole, SiteFont } from "../../../database/__generated__/prisma/client.ts";

/** All of a font but its bytes. */
export type KnownFont = Omit<SiteFont, "bytes" | "firstBytes">;

/** Where a font is served, by its checksum. */
export const fontAddress = (checksum: string) => `/fonts/${checksum}.woff2`;

/** The characters of a font's first file, as inspect-font.ts cuts it. */
const firstRange =
  "U+20-22, U+26-29, U+2B-3B, U+3F, U+41-5A, U+61-7A, U+A0, U+A9, U+B7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026";
const otherRange =
  "U+0-1F, U+23-25, U+2A, U+3C-3E, U+40, U+5B-60, U+7B-9F, U+A1-A8, U+AA-B6, U+B8-2012, U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2027-10FFFF";

/**
 * How wide running text is at most, in parts of its size, where its texts are as wide as Arial's: its
 * longest lines have some 66 characters. What voices say counts in zeros of their own fonts.
 */
const measure = 27;

type Role = { family: string; tokens: (font: string, width: number) => string };

const roles: Record<FontRole, Role> = {
  display: {
    family: "Own Display",
    tokens: (font) => `:root{--font-display:${font}}`,
  },
  // The labels of the voice "technical" stay monospaced.
  text: {
    family: "Own Text",
    tokens: (font, width) =>
      `:root{--font:${font};--measure:${((measure * width) / 100).toFixed(1)}em}:root:not([data-voice="technical"]){--font-label:${font}}`,
  },
};

/** The styles that set a page in the owner's fonts. */
export function fontStyles(fonts: readonly KnownFont[]): string {
  return fonts.map(stylesOf).join("");
}

function stylesOf(font: KnownFont): string {
  const { family, tokens } = roles[font.role];
  const { checksum, firstChecksum, width } = font;
  const face = (file: string, range = "") =>
    `@font-face{font-family:"${family}";font-weight:${weightsOf(font)};font-display:swap;src:url("${fontAddress(file)}") format("woff2")${range && `;unicode-range:${range}`}}`;
  const files = firstChecksum
    ? face(firstChecksum, firstRange) + face(checksum, otherRange)
    : face(checksum);
  const adjusted = (share: number) => `${((share / width) * 100).toFixed(2)}%`;
  const fallback = `@font-face{font-family:"${family} Arial";src:local("Arial"),local("ArialMT"),local("Liberation Sans"),local("Arimo");size-adjust:${width}%;ascent-override:${adjusted(font.ascent)};descent-override:${adjusted(font.descent)};line-gap-override:${adjusted(font.lineGap)}}`;
  return files + fallback + tokens(`"${family}","${family} Arial",system-ui,sans-serif`, width);
}

/** A face of one weight is never made bolder at large sizes; text has only it to be bold with. */
function weightsOf({ role, leastWeight, mostWeight }: KnownFont): string {
  if (leastWeight < mostWeight) return `${leastWeight} ${mostWeight}`;
  return role === "display" ? "1 1000" : String(leastWeight);
}
