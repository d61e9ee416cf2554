import { z } from "zod";
import {
  type FactKey,
  factKeys,
  type RevisedFieldKey,
  revisedFieldKeys,
} from "../../../content/project-fields.ts";
import {
  eachSectionColumn,
  type SectionColumn,
  type SectionKey,
  sectionKeys,
  sections,
} from "../../../content/sections.ts";
import type { Project } from "../../database/__generated__/prisma/client.ts";
import { type FieldValues, storedForms } from "../fields/field-kinds.ts";
import { readJsonColumns } from "../fields/json-columns.ts";
import { type ByKind, eachField } from "../fields/project-fields.ts";

/** The content of a revision: everything that the edit page edits. */
export type RevisionContent = ByKind<FieldValues, RevisedFieldKey> & Record<SectionColumn, string>;

/** A field, the facts, or a section. A fact and a section have the same name. */
export type ProjectPart = PlainPart | "facts" | SectionKey;

export type PlainPart = Exclude<RevisedFieldKey, FactKey>;

export const plainParts = revisedFieldKeys.filter(
  (key): key is PlainPart => !factKeys.some((fact) => fact === key),
);

const projectParts: readonly ProjectPart[] = [...plainParts, "facts", ...sectionKeys];

const storedContent = z.object({
  ...eachField<typeof storedForms, RevisedFieldKey>(
    revisedFieldKeys,
    (_key, kind) => storedForms[kind],
  ),
  ...eachSectionColumn(() => z.string().catch("[]")),
});

type Whole = Project & { workImages: readonly { src: string }[] };

/** The content of a revision for a project. Sections are stored as text, even if they cannot be read. */
export function revisionContentOf(project: Whole): RevisionContent {
  return storedContent.parse({
    ...project,
    ...readJsonColumns(project),
    workImages: project.workImages.map(({ src }) => src),
  });
}

/** Reads a revision of any version: missing fields get the default of their column. */
export function readRevisionContent(stored: string): RevisionContent {
  return storedContent.parse(JSON.parse(stored));
}

/** The parts that differ between two revisions. */
export function changedParts(before: RevisionContent, after: RevisionContent): ProjectPart[] {
  const differs = (key: keyof RevisionContent) =>
    JSON.stringify(before[key]) !== JSON.stringify(after[key]);
  return [
    ...plainParts.filter(differs),
    ...(factKeys.some(differs) ? (["facts"] as const) : []),
    ...sectionKeys.filter((key) => differs(sections[key].column)),
  ];
}

/** Reads the stored list of changed parts, without unknown ones. */
export function readChangedParts(stored: string): ProjectPart[] {
  const names = z.array(z.unknown()).catch([]).parse(JSON.parse(stored));
  return projectParts.filter((part) => names.includes(part));
}
