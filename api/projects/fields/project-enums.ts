import { enumOf } from "../../builder/enum-of.ts";

export const HomeDisplayWidthType = enumOf(
  "HomeDisplayWidth",
  "The width of a project on the home page.",
  {
    full: "The whole row.",
    half: "Half a row, beside the next project of this width.",
  },
);

export const LightSourceType = enumOf(
  "LightSource",
  "Where the colours of a project's page come from.",
  {
    picture: "From the project's hero (pageHero).",
    colors: "Chosen by the owner.",
    site: "The colours of the site (siteColors).",
  },
);
