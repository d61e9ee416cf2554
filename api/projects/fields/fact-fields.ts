import { z } from "zod";
import { linkList } from "../../validation/link-list.ts";
import { rowList } from "../../validation/row-list.ts";
import { requiredText, text } from "../../validation/text.ts";
import { tagList } from "../tags/tag-list.ts";
import type { ProjectField } from "./field-entry.ts";
import type { TeamMember } from "./field-kinds.ts";

const person: z.ZodType<TeamMember> = z.object({
  name: requiredText("Name", 100),
  role: text("Role", 100),
});

const fact = { isRevised: true, isFact: true } as const;

/** What is known about a project besides its case study. All of it is optional. */
export const factFields = {
  client: {
    kind: "text",
    rule: text("Client", 200),
    description: "Whom it was made for. Empty where that is not said.",
    ...fact,
  },
  year: {
    kind: "text",
    rule: text("Year", 50),
    description:
      "When it was made, as the owner writes it: 2024, 2022–24. Empty where that is not said.",
    ...fact,
  },
  role: {
    kind: "text",
    rule: text("Role", 200),
    description: "What the designer did in it. Empty where that is not said.",
    ...fact,
  },
  team: {
    kind: "people",
    rule: rowList("Team", "Person", person, 50),
    description: "Who else took part, in order. At most 50.",
    ...fact,
  },
  links: {
    kind: "links",
    rule: linkList("Links", 20),
    description: "Where more of it is found, in order. At most 20.",
    ...fact,
  },
  tags: {
    kind: "tags",
    rule: tagList,
    description: "What it can be found by in the work grid, in order. At most 20.",
    inputDescription:
      "What it can be found by in the work grid, in order. At most 20, of up to 50 characters; those that differ by case or space alone are one.",
    ...fact,
  },
} as const satisfies Record<
  string,
  ProjectField<"text"> | ProjectField<"people"> | ProjectField<"links"> | ProjectField<"tags">
>;
