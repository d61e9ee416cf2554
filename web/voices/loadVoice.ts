import type { Voice } from "./voice";

/** The style sheet of each voice, with its font faces and its design. */
const sheets: Record<Voice, () => Promise<unknown>> = {
  GROTESQUE: () => import("./grotesque.css"),
  EDITORIAL: () => import("./editorial.css"),
  TECHNICAL: () => import("./technical.css"),
  POSTER: () => import("./poster.css"),
  HUMANIST: () => import("./humanist.css"),
};

/** Loads the styles of a voice. Does nothing for a voice that this version of the site does not have. */
export async function loadVoice(voice: Voice): Promise<void> {
  await sheets[voice]?.();
}
