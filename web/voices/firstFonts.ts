import type { Voice } from "./voice";

/**
 * The fonts that each voice needs for the first paint, as CSS `font` values separated by commas. A
 * page decodes them before its first layout: see api/http/inline-scripts.ts.
 */
export const firstFonts: Record<Voice, string> = {
  GROTESQUE: "1em Bricolage Text,500 1em Bricolage Display",
  EDITORIAL: "1em Instrument Text,400 1em Bodoni Display,500 1em Bodoni Display",
  TECHNICAL: "1em Geist Text,1em Geist Label",
  POSTER: "1em Archivo Text,800 1em Archivo Display",
  HUMANIST: "1em Literata Text,500 1em Fraunces Display",
};
