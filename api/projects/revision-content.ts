import { z } from "zod";
import type { Project } from "../database/__generated__/prisma/client.ts";
import { type SectionKey, sectionKeys, sections } from "./content-modules.ts";

/** What a revision holds: all that the edit page edits. Order, protection and trash are not among it. */
export const revisionContent = z.object({
  name: z.string(),
  slug: z.string(),
  showOnHome: z.boolean(),
  homeDisplayWidth: z.enum(["full", "half"]),
  homeHeroImage: z.string().nullable(),
  heroImage: z.string().nullable(),
  lightModeNav: z.boolean(),
  workImages: z.array(z.string()),
  roleContent: z.string(),
  whyContent: z.string(),
  resultContent: z.string(),
  processContent: z.string(),
  solutionContent: z.string(),
  shippedGoodsContent: z.string(),
});

export type RevisionContent = z.infer<typeof revisionContent>;

type Whole = Project & { workImages: readonly { src: string }[] };

/** What is kept of a project. Sections stay the text they are, also where it cannot be read. */
export function revisionContentOf(project: Whole): RevisionContent {
  return revisionContent.parse({
    ...project,
    workImages: project.workImages.map(({ src }) => src),
  });
}

export function readRevisionContent(stored: string): RevisionContent {
  return revisionContent.parse(JSON.parse(stored));
}

/** The fields of a project that can differ from one revision to the next, in the order of the form. */
export const revisionFields = [
  "name",
  "slug",
  "showOnHome",
  "lightModeNav",
  "homeDisplayWidth",
  "homeHeroImage",
  "heroImage",
  "workImages",
] as const satisfies (keyof RevisionContent)[];

/** A field or a section. */
export type ProjectPart = (typeof revisionFields)[number] | SectionKey;

/** What differs between two revisions. */
export function changedParts(before: RevisionContent, after: RevisionContent): ProjectPart[] {
  const differs = (key: keyof RevisionContent) =>
    JSON.stringify(before[key]) !== JSON.stringify(after[key]);
  return [
    ...revisionFields.filter(differs),
    ...sectionKeys.filter((key) => differs(sections[key].column)),
  ];
}
