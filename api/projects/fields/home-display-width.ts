import { builder } from "../../builder/builder.ts";

export const HomeDisplayWidthType = builder.enumType("HomeDisplayWidth", {
  description: "The width of a project on the home page.",
  values: {
    FULL: { value: "full", description: "A row of its own." },
    HALF: { value: "half", description: "Half a row, beside the next half." },
  } as const,
});
