import { enumOf } from "../../builder/enum-of.ts";

export const HomeDisplayWidthType = enumOf(
  "HomeDisplayWidth",
  "The width of a project on the home page.",
  {
    full: "A row of its own.",
    half: "Half a row, beside the next half.",
  },
);
