import { demoPortfolio } from "../../api/demo/portfolio.ts";
import { editorialOwner } from "./editorial.ts";
import { humanistOwner } from "./humanist.ts";
import type { DemoOwner } from "./owner.ts";
import { posterOwner } from "./poster.ts";
import { technicalOwner } from "./technical.ts";

/** The demo as every new site has it. `projects` is empty: `fillOwner` then keeps the demo's projects. */
export const demoOwner: DemoOwner = {
  key: "grotesque",
  look: { voice: "grotesque", homeLayout: "mosaic", hasOwnLight: true },
  colors: {
    background: "#0f172a",
    textPrimary: "#ffffff",
    textSecondary: "#757575",
    navHover: "#c9300a",
  },
  treatment: (colour) => colour,
  identity: demoPortfolio.identity,
  about: demoPortfolio.about,
  tabs: [],
  projects: [],
  names: [],
};

/** An owner for each voice, which is a type style of the site. */
export const owners = [demoOwner, editorialOwner, technicalOwner, posterOwner, humanistOwner];
