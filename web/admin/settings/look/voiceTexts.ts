import type { Voice } from "../../../voices/voice";

/** What the voices are called, and what is said of them. */
export const voiceTexts: Record<Voice, { label: string; description: string }> = {
  GROTESQUE: { label: "Grotesque", description: "Tight and large, with round corners." },
  EDITORIAL: {
    label: "Editorial",
    description: "A serif of high contrast, hairlines and wide margins.",
  },
  TECHNICAL: {
    label: "Technical",
    description: "Monospaced labels, numbers and a visible grid.",
  },
  POSTER: {
    label: "Poster",
    description: "Condensed letters at huge sizes, blocks of color.",
  },
  HUMANIST: {
    label: "Humanist",
    description: "A soft serif to read, warm headings, generous lines.",
  },
};
