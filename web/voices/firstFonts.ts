import type { Voice } from "./voice";

/** The font faces of the first paint, which come with the page, as CSS `font` values separated by commas. */
export const firstFonts: Record<Voice, string> = {
  GROTESQUE: "1em Bricolage Text,500 1em Bricolage Display",
  EDITORIAL: "1em Instrument Text,400 1em Bodoni Display,500 1em Bodoni Display",
  TECHNICAL: "1em Geist Text,1em Geist Label",
  POSTER: "1em Archivo Text,800 1em Archivo Display",
  HUMANIST: "1em Literata Text,500 1em Fraunces Display",
};
