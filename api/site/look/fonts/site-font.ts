import { builder } from "../../../builder/builder.ts";
import type { Database } from "../../../database/client.ts";
import { readFirstFontFiles } from "../../../database/queries/site.ts";
import type { Statements } from "../../../database/statements.ts";
import { SiteLookType } from "../site-look.ts";
import { fontAddress, fontStyles, type KnownFont } from "./font-styles.ts";

export const FontRoleType = builder.enumType("FontRole", {
  description: "What a font of the owner's is for.",
  values: {
    DISPLAY: { value: "display", description: "Headings and names." },
    TEXT: { value: "text", description: "All that is read." },
  } as const,
});

/** A file of this size arrives before the first view is looked at; a larger one would hold up its pictures. */
const maxPreloaded = 100_000;

/** The first file of each font, where it is small enough to be fetched before everything else. */
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
  description: "A font of the owner's own, in the place of one of the voice's.",
  fields: (t) => ({
    role: t.expose("role", { type: FontRoleType, description: "What it is for." }),
    family: t.exposeString("family", { description: "What it is called, as its file says." }),
    url: t.string({
      description: "Where the whole font is served. Another file has another address.",
      resolve: ({ checksum }) => fontAddress(checksum),
    }),
    firstUrl: t.string({
      nullable: true,
      description:
        "Where its first letters are served. Null where its licence is not known to allow that.",
      resolve: ({ firstChecksum }) => firstChecksum && fontAddress(firstChecksum),
    }),
    leastWeight: t.exposeInt("leastWeight", { description: "The lightest that it has." }),
    mostWeight: t.exposeInt("mostWeight", { description: "The heaviest that it has." }),
    ascent: t.exposeFloat("ascent", { description: "In percent of its size." }),
    descent: t.exposeFloat("descent", { description: "In percent of its size." }),
    lineGap: t.exposeFloat("lineGap", { description: "In percent of its size." }),
    width: t.exposeFloat("width", {
      description: "How wide its texts are, in percent of Arial's, which stands in for it.",
    }),
  }),
});

builder.objectField(SiteLookType, "fonts", (t) =>
  t.field({
    type: [SiteFontType],
    description: "Fonts of the owner's own, one for each role at most.",
    resolve: (_look, _arguments, { database }) => readFonts(database),
  }),
);

builder.objectField(SiteLookType, "fontStyles", (t) =>
  t.string({
    description:
      "Styles for the head of a page, with which it is set in the owner's fonts. Empty where she has none.",
    resolve: async (_look, _arguments, { database }) => fontStyles(await readFonts(database)),
  }),
);

builder.objectField(SiteLookType, "firstFontFiles", (t) =>
  t.stringList({
    description:
      "The addresses of those of their files that first views need, of 100 kB at most: larger ones come after pictures.",
    resolve: (_look, _arguments, { reads }) => readFirstFiles(reads),
  }),
);
