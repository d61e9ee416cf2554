import { type DemoMediaName, demoPath } from "./media.ts";
import type { DemoProject } from "./portfolio.ts";
import { fennimore } from "./projects/fennimore.ts";
import { hearten } from "./projects/hearten.ts";
import { lindholm } from "./projects/lindholm.ts";
import { morrow } from "./projects/morrow.ts";
import { passage } from "./projects/passage.ts";
import { quillon } from "./projects/quillon.ts";

type Named = Omit<DemoProject, "workImages"> & { workImages: DemoMediaName[] };

/** A project on the home page, with the heroes that are named after its client. */
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
    caseStudy: fennimore,
  }),
];
