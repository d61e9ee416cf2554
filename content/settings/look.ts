import { declarePanel, type Settings } from "./setting.ts";

/** The look of the site besides its colours. */
export const look = {
  voice: {
    kind: "choice",
    label: "Type style",
    options: {
      GROTESQUE: "Grotesque",
      EDITORIAL: "Editorial",
      TECHNICAL: "Technical",
      POSTER: "Poster",
      HUMANIST: "Humanist",
    },
    optionHints: {
      GROTESQUE: "Tight and large, with round corners.",
      EDITORIAL: "A serif of high contrast, hairlines and wide margins.",
      TECHNICAL: "Monospaced labels, numbers and a visible grid.",
      POSTER: "Condensed letters at huge sizes, blocks of color.",
      HUMANIST: "A soft serif to read, warm headings, generous lines.",
    },
    description:
      "The type style: the typefaces, and the sizes, corners and rules that go with them.",
    also: "voice grotesque editorial technical poster humanist",
  },
  homeLayout: {
    kind: "choice",
    label: "Home page",
    options: { MOSAIC: "Mosaic", INDEX: "Index", STRIP: "Strip", WALL: "Wall" },
    optionHints: {
      MOSAIC: "Cards across the page or two to a row, as each project says.",
      INDEX: "A large list of names, with the picture of the one pointed at.",
      STRIP: "One row of tall pictures to scroll sideways.",
      WALL: "Whole pictures in columns, none of them cropped.",
    },
    description: "How the home page shows its projects.",
    also: "layout mosaic index strip wall cards projects",
  },
  hasOwnLight: {
    kind: "flag",
    label: "Site colors only",
    isReversed: true,
    description:
      "Whether the pages of projects have colours of their own. Otherwise all pages have the site's colours.",
    inputDescription: "Whether the pages of projects have colours of their own.",
    hint: "Otherwise the page of each project has the colors of its picture, or those chosen in its editor.",
    also: "light lit page colors project picture palette",
  },
  cropsWork: {
    kind: "flag",
    label: "Square pictures on the Work page",
    description:
      "Whether the pictures of the Work page are cropped to squares. Otherwise they keep their proportions.",
    inputDescription: "Whether the pictures of the Work page are cropped to squares.",
    hint: "Otherwise each is shown whole, in its own proportions.",
    also: "crop proportions grid wall",
  },
  fillsLargeScreens: {
    kind: "flag",
    label: "Grow on large screens",
    description:
      "Whether pages are enlarged in windows wider than 1440 px, up to a content width of 2240 px. Otherwise they keep their size.",
    inputDescription: "Whether pages are enlarged in windows wider than 1440 px.",
    hint: "In windows wider than 1440 pixels everything grows, up to 2240 pixels of content. Otherwise it keeps its size, in the middle of the window.",
    also: "wide monitor width large size",
  },
} as const satisfies Settings;

export type Look = typeof look;

export const lookPanel = declarePanel(look, {
  title: "Look",
  description:
    "The type style of every page: its typefaces, and the sizes, corners and rules that go with them; the layout of the home page; and where projects have their colors from.",
  also: "voice typeface font theme design style layout",
  form: ["voice", "homeLayout", "hasOwnLight", "cropsWork", "fillsLargeScreens"],
  save: "Save Look",
  succeeded: { title: "Look updated", description: "Every page looks like this now." },
  failed: "Failed to update the look.",
});
