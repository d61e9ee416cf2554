import { type DemoMediaName, demoPath } from "./media.ts";
import type { DemoProject } from "./portfolio.ts";
import { fennimore } from "./projects/fennimore.ts";
import { hearten } from "./projects/hearten.ts";
import { lindholm } from "./projects/lindholm.ts";
import { morrow } from "./projects/morrow.ts";
import { passage } from "./projects/passage.ts";
import { quillon } from "./projects/quillon.ts";

type Named = Omit<DemoProject, "workImages"> & { workImages: DemoMediaName[] };

/**
 * A project on the home page.
 * @param client the short name with which the names of its hero images begin
 */
const project = (
  client: "fennimore" | "hearten" | "lindholm" | "morrow" | "passage" | "quillon",
  { workImages, ...fields }: Named,
): DemoProject => ({
  showOnHome: true,
  homeHeroImage: demoPath(`${client}-home`),
  heroImage: demoPath(`${client}-hero`),
  workImages: workImages.map(demoPath),
  ...fields,
});

/** In the order of the home page. */
export const demoProjects: DemoProject[] = [
  project("passage", {
    name: "Passage",
    slug: "passage",
    homeDisplayWidth: "full",
    isPasswordProtected: false,
    workImages: ["passage-tablet", "passage-video", "passage-overrule", "passage-symbols"],
    client: "Port of Sandhaven",
    year: "2024–26",
    role: "Lead product designer",
    team: [
      { name: "Captain Runa Eide", role: "Pilot Master" },
      { name: "Odile Vantongeren", role: "Hydrography" },
      { name: "Bashir Kellner", role: "Engineering" },
    ],
    links: [
      { label: "The chart symbols, free to use", url: "https://sandhaven.example/chart-symbols" },
    ],
    tags: ["Product design", "Maps", "Machine learning"],
    brief: {
      outcome:
        "Pilots follow the model’s track on five passages in six, because it says what it does not know.",
      role: "Lead product designer",
      team: "Eleven people, two of them serving pilots",
      time: "26 months",
      numbers: [
        { value: "84%", label: "of passages use the proposal, up from 31%" },
        { value: "9 min", label: "of delay at the Narrows, down from 26" },
      ],
      pictures: [
        demoPath("passage-tablet"),
        demoPath("passage-symbols"),
        demoPath("passage-overrule"),
      ],
      isPublic: false,
    },
    caseStudy: passage,
  }),
  project("quillon", {
    name: "Quillon: Show Your Working",
    slug: "quillon-show-your-working",
    homeDisplayWidth: "half",
    isPasswordProtected: true,
    workImages: ["quillon-reader", "quillon-confidence", "quillon-sketches"],
    client: "Quillon",
    year: "2023–24",
    role: "Founding designer",
    team: [
      { name: "Tobias Wrenfield", role: "Product" },
      { name: "Henrik Dalgaard-Moss", role: "Research" },
    ],
    tags: ["Product design", "Machine learning", "Writing"],
    brief: {
      outcome: "Readers now find seven planted errors in ten, where they found one.",
      role: "Founding designer",
      team: "Four people at the start",
      time: "14 months",
      numbers: [
        { value: "7 in 10", label: "errors found, in the same time" },
        { value: "0.4%", label: "of sentences without support, down from 8.3%" },
      ],
      pictures: [demoPath("quillon-reader"), demoPath("quillon-confidence")],
      isPublic: false,
    },
    caseStudy: quillon,
  }),
  project("hearten", {
    name: "Hearten",
    slug: "hearten",
    homeDisplayWidth: "half",
    isPasswordProtected: false,
    workImages: ["hearten-faces", "hearten-weeks", "hearten-hero"],
    client: "Castellan Health",
    year: "2022",
    role: "Design lead",
    team: [
      { name: "Dr Yewande Castell", role: "Research" },
      { name: "Pilar Estevane", role: "Engineering" },
    ],
    links: [{ label: "What the ward learnt", url: "https://castellan.example/hearten" }],
    tags: ["Product design", "Health", "Research"],
    brief: {
      outcome: "Heart patients keep walking after the twelfth week, and the ward sleeps at night.",
      role: "Design lead",
      team: "Two designers, a researcher, four engineers",
      time: "11 months",
      numbers: [
        { value: "71%", label: "still walk in week twelve, up from 38%" },
        { value: "−⅓", label: "calls to the ward at night" },
        { value: "9 min", label: "of a nurse’s week per patient, down from 25" },
      ],
      pictures: [demoPath("hearten-weeks"), demoPath("hearten-faces"), demoPath("hearten-hero")],
      isPublic: false,
    },
    caseStudy: hearten,
  }),
  project("lindholm", {
    name: "Lindholm Tramways",
    slug: "lindholm-tramways",
    homeDisplayWidth: "full",
    isPasswordProtected: false,
    workImages: ["lindholm-map", "lindholm-signs", "lindholm-numerals", "lindholm-night"],
    client: "Lindholm Tramways",
    year: "2018–21",
    role: "Design director for information",
    team: [
      { name: "Anselm Okonjo-Reed", role: "Engineering" },
      { name: "Maren Tilde Voss", role: "Type design" },
      { name: "Ivo Hrast", role: "Cartography" },
    ],
    links: [{ label: "The map for printing", url: "https://lindholm-tramways.example/map" }],
    tags: ["Maps", "Signs & type"],
    brief: {
      outcome:
        "Riders find their tram by themselves: calls for directions fell by more than half in a year.",
      role: "Design director for information",
      team: "Four designers, and the six people who hang the signs",
      time: "Three years",
      numbers: [
        { value: "−62%", label: "calls that ask for directions" },
        { value: "27", label: "sign faces instead of 312" },
      ],
      pictures: [demoPath("lindholm-map"), demoPath("lindholm-signs"), demoPath("lindholm-night")],
      isPublic: false,
    },
    caseStudy: lindholm,
  }),
  project("morrow", {
    name: "Morrow Doses",
    slug: "morrow-doses",
    homeDisplayWidth: "half",
    isPasswordProtected: false,
    workImages: ["morrow-hours", "morrow-today", "morrow-dieline", "morrow-home"],
    client: "Morrow Pharmacies",
    year: "2021",
    role: "Product and packaging designer",
    team: [{ name: "Ottilie Brandt", role: "Pharmacy and research" }],
    tags: ["Health", "Packaging"],
    brief: {
      outcome: "Nine doses in ten are taken within their hour, and the paper does the work.",
      role: "Product and packaging designer",
      team: "A pharmacist, an engineer, nineteen patients",
      time: "Nine months",
      numbers: [
        { value: "88%", label: "taken in time, up from 64%" },
        { value: "0.9", label: "wrong-time errors per hundred, down from 5.1" },
      ],
      pictures: [demoPath("morrow-dieline"), demoPath("morrow-hours"), demoPath("morrow-today")],
      isPublic: false,
    },
    caseStudy: morrow,
  }),
  project("fennimore", {
    name: "Fennimore Claims",
    slug: "fennimore-claims",
    homeDisplayWidth: "half",
    isPasswordProtected: true,
    workImages: ["fennimore-components", "fennimore-claim", "fennimore-colours"],
    client: "Fennimore Mutual",
    year: "2016–18",
    role: "Principal designer",
    team: [{ name: "Marguerite Solvang", role: "Product" }],
    tags: ["Design systems", "Product design"],
    brief: {
      outcome: "Claims are decided in 31 hours instead of 11 days, each by a person with a name.",
      role: "Principal designer",
      team: "Five designers, five product teams",
      time: "19 months",
      numbers: [
        { value: "31 h", label: "from report to decision, down from 11 days" },
        { value: "34", label: "components instead of 211" },
      ],
      pictures: [
        demoPath("fennimore-components"),
        demoPath("fennimore-claim"),
        demoPath("fennimore-colours"),
      ],
      isPublic: false,
    },
    caseStudy: fennimore,
  }),
];
