import type { Voice } from "./voice";

/** Each voice has its faces and its form in a style sheet. */
const sheets: Record<Voice, () => Promise<unknown>> = {
  GROTESQUE: () => import("./grotesque.css"),
  EDITORIAL: () => import("./editorial.css"),
  TECHNICAL: () => import("./technical.css"),
  POSTER: () => import("./poster.css"),
  HUMANIST: () => import("./humanist.css"),
};

/** Has the styles of a voice here. */
export async function loadVoice(voice: Voice): Promise<void> {
  await sheets[voice]?.();
}
