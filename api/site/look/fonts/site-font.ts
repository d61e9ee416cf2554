import { builder } from "../../../builder/builder.ts";
import { enumOf } from "../../../builder/enum-of.ts";
import type { FontRole, SiteFont } from "../../../database/__generated__/prisma/client.ts";
import type { Database } from "../../../database/client.ts";
import { readFirstFontFiles } from "../../../database/queries/site.ts";
import type { Statements } from "../../../database/statements.ts";
import { SiteLookType } from "../site-look.ts";

export const FontRoleType = enumOf("FontRole", "The role of a font.", {
  display: "Headings and names.",
  text: "Running text.",
});

/** The maximum size of a preloaded file, in bytes. A larger file would delay pictures of the first view. */
const maxPreloaded = 100_000;

/**
 * The address of the file of each font that pages load first: the subset, or the whole font if there
 * is no subset. Files that are too large to be preloaded are left out.
 */
async function readFirstFiles(reads: Statements): Promise<string[]> {
  const files = await readFirstFontFiles(reads);
  return files
    .filter(({ size }) => size <= maxPreloaded)
    .map(({ checksum }) => fontAddress(checksum));
}

function readFonts(database: Database): Promise<KnownFont[]> {
  return database.siteFont.findMany({
    orderBy: { role: "asc" },
    omit: { bytes: true, firstBytes: true },
  });
}

const SiteFontType = builder.objectRef<KnownFont>("SiteFont").implement({
  description: "A font of the owner that replaces a font of the voice.",
  fields: (t) => ({
    role: t.expose("role", { type: FontRoleType, description: "The role of the font." }),
    family: t.exposeString("family", { description: "The family name in the font file." }),
    url: t.string({
      description: "The address of the whole font. A new file gets a new address.",
      resolve: ({ checksum }) => fontAddress(checksum),
    }),
    firstUrl: t.string({
      nullable: true,
      description:
        "The address of a subset with its most used characters. Null where its licence is not known to allow subsetting.",
      resolve: ({ firstChecksum }) => firstChecksum && fontAddress(firstChecksum),
    }),
    leastWeight: t.exposeInt("leastWeight", { description: "The lightest weight of the font." }),
    mostWeight: t.exposeInt("mostWeight", { description: "The heaviest weight of the font." }),
    ascent: t.exposeFloat("ascent", {
      description: "The ascent of the font in percent of the font size.",
    }),
    descent: t.exposeFloat("descent", {
      description: "The descent of the font in percent of the font size.",
    }),
    lineGap: t.exposeFloat("lineGap", {
      description: "The line gap of the font in percent of the font size.",
    }),
    width: t.exposeFloat("width", {
      description:
        "The width of texts in this font, in percent of their width in Arial, the fallback.",
    }),
  }),
});

builder.objectField(SiteLookType, "fonts", (t) =>
  t.field({
    type: [SiteFontType],
    description: "The owner's fonts, one for each role at most.",
    resolve: (_look, _arguments, { database }) => readFonts(database),
  }),
);

builder.objectField(SiteLookType, "fontStyles", (t) =>
  t.string({
    description:
      "CSS of the owner's fonts, for the head of a page. Empty where the owner has no fonts.",
    resolve: async (_look, _arguments, { database }) => fontStyles(await readFonts(database)),
  }),
);

builder.objectField(SiteLookType, "firstFontFiles", (t) =>
  t.stringList({
    description:
      "The addresses of the font files for the first view of a page. Files over 100 kB are left out: they load after pictures.",
    resolve: (_look, _arguments, { reads }) => readFirstFiles(reads),
  }),
);

/** A font without its bytes. */
type KnownFont = Omit<SiteFont, "bytes" | "firstBytes">;

/** The address of a font, by its checksum. */
const fontAddress = (checksum: string) => `/fonts/${checksum}.woff2`;

/** The characters of a font's subset, which inspect-font.ts selects, and all other characters. */
const firstRange =
  "U+20-22, U+26-3B, U+3F-5A, U+61-7A, U+A0, U+A9, U+B7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026";
const otherRange =
  "U+0-1F, U+23-25, U+3C-3E, U+5B-60, U+7B-9F, U+A1-A8, U+AA-B6, U+B8-2012, U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2027-10FFFF";

/**
 * The maximum width of running text, in multiples of the font size, for a font with the width of Arial: lines
 * then have at most 66 characters. For the fonts of the voices, style sheets define this width in `ch`.
 */
const measure = 27;

type Role = { family: string; tokens: (font: string, width: number) => string };

const roles: Record<FontRole, Role> = {
  display: {
    family: "Own Display",
    // `--line-room: none` switches off headlines that fill the page's width (web/site/fitted/Fitted.css),
    // which would need the widths of the font's letters.
    tokens: (font) => `:root{--font-display:${font};--line-room:none}`,
  },
  // Labels of the voice "technical" stay monospaced.
  text: {
    family: "Own Text",
    tokens: (font, width) =>
      `:root{--font:${font};--measure:${((measure * width) / 100).toFixed(1)}em}:root:not([data-voice="technical"]){--font-label:${font}}`,
  },
};

/** The CSS of the owner's fonts, for the head of a page. */
function fontStyles(fonts: readonly KnownFont[]): string {
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

/**
 * The weights that a font is declared for. A heading font of a single weight is declared for all weights, so
 * that browsers never embolden it. Browsers embolden a text font of a single weight for bold texts.
 */
function weightsOf({ role, leastWeight, mostWeight }: KnownFont): string {
  if (leastWeight < mostWeight) return `${leastWeight} ${mostWeight}`;
  return role === "display" ? "1 1000" : String(leastWeight);
}
