import { createRequire } from "node:module";
import { type Font, openSync } from "fontkit";

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

export type Face = keyof typeof files;

const require = createRequire(import.meta.url);
const openFonts = new Map<Face, Font>();

export function font(face: Face): Font {
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
