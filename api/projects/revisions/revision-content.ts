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

/** What a revision holds: all that the edit page edits. */
export type RevisionContent = ByKind<FieldValues, RevisedFieldKey> & Record<SectionColumn, string>;

/** A field, the facts, or a section. One of the facts is called as a section is. */
export type ProjectPart = PlainPart | "facts" | SectionKey;

type PlainPart = Exclude<RevisedFieldKey, FactKey>;

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

/** What a revision of a project holds. Sections stay the text they are, also where it cannot be read. */
export function revisionContentOf(project: Whole): RevisionContent {
  return storedContent.parse({
    ...project,
    ...readJsonColumns(project),
    workImages: project.workImages.map(({ src }) => src),
  });
}

/** Reads a revision, however old: a field that it lacks has the default of its column. */
export function readRevisionContent(stored: string): RevisionContent {
  return storedContent.parse(JSON.parse(stored));
}

/** What differs between two revisions. */
export function changedParts(before: RevisionContent, after: RevisionContent): ProjectPart[] {
  const differs = (key: keyof RevisionContent) =>
    JSON.stringify(before[key]) !== JSON.stringify(after[key]);
  return [
    ...plainParts.filter(differs),
    ...(factKeys.some(differs) ? (["facts"] as const) : []),
    ...sectionKeys.filter((key) => differs(sections[key].column)),
  ];
}

/** Reads the stored list of changed parts. One that is not known here is left out. */
export function readChangedParts(stored: string): ProjectPart[] {
  const names = z.array(z.unknown()).catch([]).parse(JSON.parse(stored));
  return projectParts.filter((part) => names.includes(part));
}
