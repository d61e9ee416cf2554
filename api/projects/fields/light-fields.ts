import { z } from "zod";
import { color } from "../../validation/color.ts";
import type { ProjectField } from "./field-entry.ts";

/** Empty for the color of the picture. */
const ownColor = z.union([z.literal(""), color]);

const light = { isRevised: true, isOfGraphQL: true } as const;

/** What the page of a project stands in. */
export const lightFields = {
  lightSource: {
    kind: "lightSource",
    rule: z.enum(["picture", "colors", "site"]),
    description:
      "Where the colours of its page come from, where the site lets projects have a light of their own.",
    ...light,
  },
  lightGround: {
    kind: "text",
    rule: ownColor,
    description: "The owner's colour behind everything, as hex. Empty for the picture's.",
    ...light,
  },
  lightInk: {
    kind: "text",
    rule: ownColor,
    description: "The owner's colour of headings and text, as hex. Empty for the picture's.",
    ...light,
  },
  lightAccent: {
    kind: "text",
    rule: ownColor,
    description: "The owner's colour of what is pointed at, as hex. Empty for the picture's.",
    ...light,
  },
} as const satisfies Record<string, ProjectField<"lightSource"> | ProjectField<"text">>;
