import { bookCover, portraitOf, spread, studioOf } from "./covers.ts";
import type { DemoOwner } from "./owner.ts";
import { plate } from "./treatments.ts";

const margit = {
  skin: "#efc8a6",
  shade: "#cf9c78",
  hair: "#b8b1a8",
  coat: "#1d1a18",
  coatShade: "#0f0d0c",
  style: "bun",
} as const;

type Spread = [string, string, string, [string, string, string, string]];

const review: Spread = [
  "R",
  "On being sure",
  "A sentence that is certain is seldom the one that stays. We asked eleven writers for the line they would take back, and printed those, with the dates on which they were believed. What remains is a calendar of doubt, and the best issue that we have made.",
  ["#d8d3c8", "#fbf9f3", "#17130f", "#8a1f2d"],
];

const essay: Spread = [
  "&",
  "Small print",
  "Nobody reads the ninth clause, which is why it is the ninth. We set it first, at the size of a headline, and asked the lawyers to look at it for a week. By Friday it was half as long, and by the end of the month there were seven clauses, all of them true.",
  ["#22201d", "#f4f0e7", "#17130f", "#4d4842"],
];

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
  focal: { "review-hero": { x: 0.365, y: 0 }, "essay-hero": { x: 0.365, y: 0 } },
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
      home: "review-spread",
      hero: "review-hero",
      work: ["review-spread", "quillon-confidence", "quillon-sketches"],
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
      home: "winters-cover",
      hero: "morrow-hero",
      work: ["winters-cover", "morrow-dieline"],
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
      home: "walking-cover",
      hero: "hearten-faces",
      work: ["walking-cover", "hearten-weeks"],
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
      home: "essay-spread",
      hero: "essay-hero",
      work: ["essay-spread", "fennimore-colours"],
    },
  ],
  names: [
    ["Port of Sandhaven", "Hydrographic Office"],
    ["Castellan Health", "Halden & Sons"],
    ["Castellan", "Halden"],
  ],
  pictures: {
    "review-spread": spread(...review),
    "review-hero": spread(...review, true),
    "essay-spread": spread(...essay),
    "essay-hero": spread(...essay, true),
    "winters-cover": bookCover(["Six", "Winters"], "Solveig Halden", [
      "#cfc7b8",
      "#f7f3ea",
      "#17130f",
      "#8a1f2d",
    ]),
    "walking-cover": bookCover(["A Field", "Guide to", "Walking"], "Tor Eide", [
      "#8a1f2d",
      "#efe6d6",
      "#17130f",
      "#17130f",
    ]),
    portrait: portraitOf(
      margit,
      ["#ded8cc", "#eee9df", "#b9b1a3"],
      "Portrait of Margit Aurland: grey hair in a bun, black coat, in front of a pale wall",
    ),
    conference: studioOf(
      [
        margit,
        {
          skin: "#d9a684",
          shade: "#b07c5b",
          hair: "#3b2a22",
          coat: "#efe9dc",
          coatShade: "#cfc6b4",
          style: "crop",
          beard: true,
        },
      ],
      ["#e7e2d8", "#8a1f2d", "#f7f3ea", "#17130f"],
      "Margit Aurland and Eskil Thorne in the studio, in front of two framed covers",
    ),
  },
};
