import type { Voice as AnyVoice } from "../__generated__/useVoice_siteLook.graphql";

/** A voice of the site: one of its typographic designs, with fonts and an arrangement of the pages. */
export type Voice = Exclude<AnyVoice, "%future added value">;

/** The voice of the admin area, and of a site whose stored choice could not be read. */
export const defaultVoice: Voice = "GROTESQUE";

/** The name of a voice in `data-voice`, and of its style sheet. */
export function voiceName(voice: Voice): string {
  return voice.toLowerCase();
}
