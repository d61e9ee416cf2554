import type { Voice as AnyVoice } from "../__generated__/useVoice_siteLook.graphql";

/** A type direction of the site. */
export type Voice = Exclude<AnyVoice, "%future added value">;

/** What is spoken where the owner's choice is not known, and in the admin area. */
export const defaultVoice: Voice = "GROTESQUE";

/** The name of its style sheet, and of the voice as `data-voice` has it. */
export function voiceName(voice: Voice): string {
  return voice.toLowerCase();
}
