import type { DemoOwner } from "./owner.ts";
import { earth } from "./treatments.ts";

export const humanistOwner: DemoOwner = {
  key: "humanist",
  look: { voice: "humanist", homeLayout: "mosaic", hasOwnLight: false },
  colors: {
    background: "#f4ebdc",
    textPrimary: "#33271d",
    textSecondary: "#75654f",
    navHover: "#a2451f",
  },
  treatment: earth,
  focal: { "hearten-hero": { x: 0.76, y: 0.5 } },
  identity: {
    ownerName: "Ama Oforiwaa Reyes",
    tagline: "I design services with the people who have to live with them.",
    teaserText:
      "Before I draw anything I sit in the waiting room. Most of what a service needs is already there, on a note taped to a door.",
    teaserCaption: "With Pilar, after the ninth home visit",
    footerText: "© 2026 Ama Oforiwaa Reyes, with thanks to everybody who answered the door.",
  },
  about: {
    mainHeading: "Care is a material, too.",
    mainParagraph:
      "I am a service designer and researcher. I work with clinics, councils and co-operatives on the hours between appointments: the letter, the bus, the form, the phone that rings out. I draw what I hear, bring it back the same week, and leave behind things that people can change without me.",
    currentRole: "I lead the care studio at Castellan, three designers and a retired nurse.",
    linkedinUrl: "https://www.linkedin.com/",
    personalLife:
      "I grow beans on a north-facing balcony and write letters to my grandmother, who corrects them.",
  },
  tabs: [
    { from: "research", name: "Listening", contentHeading: "The chair beside the bed" },
    { from: "engineering", name: "Making", contentHeading: "Paper on Monday, live on Friday" },
  ],
  projects: [
    {
      from: "hearten",
      name: "Walking Home",
      slug: "walking-home",
      client: "Castellan Care",
      year: "2025",
      homeDisplayWidth: "half",
      home: "hearten-faces",
      hero: "hearten-hero",
      work: ["hearten-faces", "hearten-weeks", "hearten-home"],
      more: {
        result: [
          {
            numbers: {
              items: [
                { value: "14", label: "visits at home, none shorter than an hour" },
                { value: "71 %", from: "38 %", label: "still walking in week twelve" },
                { value: "1", label: "line a week from a nurse" },
              ],
            },
          },
        ],
        process: [
          {
            quote: {
              text: "It is the first machine that has ever told me to sit down and look out of the window.",
              person: "Mrs. Adjei",
              role: "Week nine",
            },
          },
        ],
      },
    },
    {
      from: "morrow-doses",
      name: "The Kitchen Table Pharmacy",
      slug: "the-kitchen-table-pharmacy",
      client: "Morrow Co-operative",
      year: "2024",
      homeDisplayWidth: "half",
      home: "morrow-hours",
      hero: "morrow-hero",
      work: ["morrow-today", "morrow-dieline", "morrow-hours"],
    },
    {
      from: "passage",
      name: "Letters from the Pilots",
      slug: "letters-from-the-pilots",
      client: "Port of Sandhaven",
      year: "2022",
      homeDisplayWidth: "full",
      home: "conference",
      hero: "passage-hero",
      work: ["passage-overrule", "passage-symbols"],
    },
    {
      from: "quillon-show-your-working",
      name: "Reading Together",
      slug: "reading-together",
      client: "Adult Learning Trust",
      year: "2021",
      homeDisplayWidth: "half",
      home: "quillon-sketches",
      hero: "quillon-sketches",
      work: ["quillon-sketches"],
    },
    {
      from: "fennimore-claims",
      name: "After the Flood",
      slug: "after-the-flood",
      client: "Fennimore Mutual",
      year: "2019",
      homeDisplayWidth: "half",
      isPasswordProtected: true,
      home: "fennimore-claim",
      hero: "fennimore-hero",
      work: ["fennimore-claim"],
    },
  ],
  names: [
    ["Castellan Health", "Castellan Care"],
    ["Morrow Pharmacies", "Morrow Co-operative"],
    ["Quillon", "The Trust"],
  ],
};
