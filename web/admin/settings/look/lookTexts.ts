import type { HomeLayout } from "../../../site/home/layouts/homeLayout";
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

/** The same of the layouts of the home page. */
export const layoutTexts: Record<HomeLayout, { label: string; description: string }> = {
  MOSAIC: {
    label: "Mosaic",
    description: "Cards across the page or two to a row, as each project says.",
  },
  INDEX: {
    label: "Index",
    description: "A large list of names, with the picture of the one pointed at.",
  },
  STRIP: {
    label: "Strip",
    description: "One row of tall pictures to scroll sideways.",
  },
  WALL: {
    label: "Wall",
    description: "Whole pictures in columns, none of them cropped.",
  },
};
