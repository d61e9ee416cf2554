import { enumOf } from "../../builder/enum-of.ts";

export const LightSourceType = enumOf(
  "LightSource",
  "Where the colours of a project's page come from.",
  {
    picture: "From its hero.",
    colors: "The owner has chosen them.",
    site: "From the site.",
  },
);
