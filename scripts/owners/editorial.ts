import type { DemoOwner } from "./owner.ts";
import { plate } from "./treatments.ts";

export const editorialOwner: DemoOwner = {
  key: "editorial",
  look: { voice: "editorial", homeLayout: "wall", hasOwnLight: false },
  colors: {
    background: "#faf9f5",
    textPrimary: "#17130f",
    textSecondary: "#6d655c",
    navHover: "#8a1f2d",
  },
  treatment: plate,
  identity: {
    ownerName: "Margit Aurland",
    tagline: "Books, magazines and the quiet parts of brands.",
    teaserText:
      "I set type for people who read to the end. Twenty years of covers, captions and corrections, most of them by hand.",
    teaserCaption: "With Eskil Thorne, who reads every proof aloud",
    footerText: "© 2026 Margit Aurland. Set in Bodoni and Instrument.",
  },
  about: {
    mainHeading: "A page is a promise about the next one.",
    mainParagraph:
      "I work with publishers, museums and the few companies that want to be read rather than seen. I begin with the manuscript, or with whatever a brand has been saying all along, and take away until a voice is left. Then I look for the letter that has it.",
    currentRole: "At present I am art director of The Lowland Review, four issues a year.",
    linkedinUrl: "https://www.linkedin.com/",
    personalLife:
      "I live between a bindery and a river. I collect misprinted dictionaries and lend them out on condition that nobody corrects them.",
  },
  tabs: [
    { from: "research", name: "Editors", contentHeading: "Reading before drawing" },
    { from: "product", name: "Publishers", contentHeading: "What a list leaves out" },
  ],
  projects: [
    {
      from: "quillon-show-your-working",
      name: "The Lowland Review",
      slug: "the-lowland-review",
      client: "Lowland Press",
      year: "2023–26",
      home: "quillon-home",
      hero: "quillon-hero",
      work: ["quillon-home", "quillon-confidence", "quillon-sketches"],
      more: {
        result: [
          {
            numbers: {
              items: [
                { value: "4", label: "issues a year, each read twice" },
                { value: "61", label: "essays without a photograph" },
                { value: "11,400", label: "subscribers, most of them by post" },
              ],
            },
          },
        ],
        process: [
          {
            quote: {
              text: "She moved one comma on the cover, and the whole issue stood up straight.",
              person: "Hanne Fjeld",
              role: "Editor, The Lowland Review",
            },
          },
        ],
      },
    },
    {
      from: "morrow-doses",
      name: "Six Winters",
      slug: "six-winters",
      client: "Halden & Sons",
      year: "2025",
      home: "morrow-today",
      hero: "morrow-hero",
      work: ["morrow-today", "morrow-dieline"],
    },
    {
      from: "lindholm-tramways",
      name: "Numerals for a City",
      slug: "numerals-for-a-city",
      client: "City of Aurdal",
      year: "2021–22",
      home: "lindholm-numerals",
      hero: "lindholm-numerals",
      work: ["lindholm-numerals", "lindholm-signs"],
    },
    {
      from: "hearten",
      name: "A Field Guide to Walking",
      slug: "a-field-guide-to-walking",
      client: "Halden & Sons",
      year: "2020",
      home: "hearten-home",
      hero: "hearten-faces",
      work: ["hearten-home", "hearten-weeks"],
    },
    {
      from: "passage",
      name: "Pilotage, an Atlas",
      slug: "pilotage-an-atlas",
      client: "Hydrographic Office",
      year: "2019",
      home: "passage-symbols",
      hero: "passage-hero",
      work: ["passage-symbols", "passage-overrule"],
    },
    {
      from: "fennimore-claims",
      name: "Small Print",
      slug: "small-print",
      client: "Fennimore Mutual",
      year: "2017",
      isPasswordProtected: true,
      home: "fennimore-claim",
      hero: "fennimore-hero",
      work: ["fennimore-claim", "fennimore-colours"],
    },
  ],
  names: [
    ["Port of Sandhaven", "Hydrographic Office"],
    ["Castellan Health", "Halden & Sons"],
    ["Castellan", "Halden"],
  ],
};
