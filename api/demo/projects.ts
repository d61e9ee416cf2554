import { demoPath } from "./media.ts";
import type { DemoProject } from "./portfolio.ts";
import { fennimore } from "./projects/fennimore.ts";
import { hearten } from "./projects/hearten.ts";
import { lindholm } from "./projects/lindholm.ts";
import { morrow } from "./projects/morrow.ts";
import { passage } from "./projects/passage.ts";
import { quillon } from "./projects/quillon.ts";

/** In the order of the home page. */
export const demoProjects: DemoProject[] = [
  {
    name: "Passage",
    slug: "passage",
    showOnHome: true,
    homeDisplayWidth: "full",
    isPasswordProtected: false,
    lightModeNav: false,
    homeHeroImage: demoPath("passage-home"),
    heroImage: demoPath("passage-hero"),
    workImages: [
      demoPath("passage-tablet"),
      demoPath("passage-video"),
      demoPath("passage-overrule"),
      demoPath("passage-symbols"),
    ],
    caseStudy: passage,
  },
  {
    name: "Quillon: Show Your Working",
    slug: "quillon-show-your-working",
    showOnHome: true,
    homeDisplayWidth: "half",
    isPasswordProtected: true,
    lightModeNav: true,
    homeHeroImage: demoPath("quillon-home"),
    heroImage: demoPath("quillon-hero"),
    workImages: [
      demoPath("quillon-reader"),
      demoPath("quillon-confidence"),
      demoPath("quillon-sketches"),
    ],
    caseStudy: quillon,
  },
  {
    name: "Hearten",
    slug: "hearten",
    showOnHome: true,
    homeDisplayWidth: "half",
    isPasswordProtected: false,
    lightModeNav: false,
    homeHeroImage: demoPath("hearten-home"),
    heroImage: demoPath("hearten-hero"),
    workImages: [demoPath("hearten-faces"), demoPath("hearten-weeks"), demoPath("hearten-hero")],
    caseStudy: hearten,
  },
  {
    name: "Lindholm Tramways",
    slug: "lindholm-tramways",
    showOnHome: true,
    homeDisplayWidth: "full",
    isPasswordProtected: false,
    lightModeNav: true,
    homeHeroImage: demoPath("lindholm-home"),
    heroImage: demoPath("lindholm-hero"),
    workImages: [
      demoPath("lindholm-map"),
      demoPath("lindholm-signs"),
      demoPath("lindholm-numerals"),
      demoPath("lindholm-night"),
    ],
    caseStudy: lindholm,
  },
  {
    name: "Morrow Doses",
    slug: "morrow-doses",
    showOnHome: true,
    homeDisplayWidth: "half",
    isPasswordProtected: false,
    lightModeNav: true,
    homeHeroImage: demoPath("morrow-home"),
    heroImage: demoPath("morrow-hero"),
    workImages: [
      demoPath("morrow-hours"),
      demoPath("morrow-today"),
      demoPath("morrow-dieline"),
      demoPath("morrow-home"),
    ],
    caseStudy: morrow,
  },
  {
    name: "Fennimore Claims",
    slug: "fennimore-claims",
    showOnHome: true,
    homeDisplayWidth: "half",
    isPasswordProtected: true,
    lightModeNav: true,
    homeHeroImage: demoPath("fennimore-home"),
    heroImage: demoPath("fennimore-hero"),
    workImages: [
      demoPath("fennimore-components"),
      demoPath("fennimore-claim"),
      demoPath("fennimore-colours"),
    ],
    caseStudy: fennimore,
  },
];
