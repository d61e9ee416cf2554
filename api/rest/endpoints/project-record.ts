import { z } from "zod";
import {
  eachSectionColumn,
  type SectionColumn,
  sectionKeys,
  sections,
} from "../../projects/case-study/sections.ts";
import type { FieldKind } from "../../projects/fields/field-kinds.ts";
import {
  type ByKind,
  eachField,
  type ProjectFieldKey,
  projectFieldKeys,
  projectFields,
  requiredFields,
} from "../../projects/fields/project-fields.ts";
import type { ListedProject } from "../../projects/list-projects.ts";
import { recordId, timestamps, wholeNumber } from "../fields.ts";

const selections: Record<FieldKind, (key: ProjectFieldKey) => string> = {
  text: (key) => key,
  flag: (key) => key,
  integer: (key) => key,
  displayWidth: (key) => key,
  media: (key) => `${key} { src }`,
  mediaList: (key) => `${key} { media { src } }`,
};

const fieldSelections = projectFieldKeys.map((key) => selections[projectFields[key].kind](key));
const sectionSelections = sectionKeys.map((key) => sections[key].column);

/** What REST selects of a project. */
export const projectFragment = `
  fragment RestProject on Project {
    databaseId
    version
    ${fieldSelections.join("\n    ")}
    isLocked
    caseStudy { ${sectionSelections.join(" ")} }
    deletedAt
    createdAt
    updatedAt
  }
`;

type Media = { src: string };

type Selected = {
  text: string;
  flag: boolean;
  integer: number;
  displayWidth: "FULL" | "HALF";
  media: Media | null;
  mediaList: { media: Media }[];
};

export type ProjectData = ByKind<Selected, ProjectFieldKey> & {
  databaseId: number;
  version: number;
  isLocked: boolean;
  caseStudy: Record<SectionColumn, string> | null;
  deletedAt: string | null;
  createdAt: string;
  updatedAt: string;
};

const displayWidth = z.enum(["full", "half"]);
const address = z.string().nullable().describe("A path such as /objects/name.png, or null.");
const sectionText = z.string().describe("A JSON list of modules as text.");

/** How REST clients read and write the fields of each kind. */
const forms = {
  text: z.string(),
  flag: z.boolean(),
  integer: wholeNumber,
  displayWidth,
  media: address,
  mediaList: z.array(z.string()),
} satisfies Record<FieldKind, z.ZodType>;

const fieldForms = eachField<typeof forms, ProjectFieldKey>(
  projectFieldKeys,
  (_key, kind) => forms[kind],
);
const sectionForms = eachSectionColumn(() => sectionText);

/** A project as REST clients know it. */
export const projectResponse = z.strictObject({
  id: recordId,
  ...fieldForms,
  locked: z
    .boolean()
    .describe("Whether the six content fields are withheld; they read [] where so."),
  ...sectionForms,
  ...timestamps,
});

type ProjectForms = { [Kind in FieldKind]: z.output<(typeof forms)[Kind]> };

const readers: { [Kind in FieldKind]: (selected: Selected[Kind]) => ProjectForms[Kind] } = {
  text: (text) => text,
  flag: (flag) => flag,
  integer: (integer) => integer,
  displayWidth: (width) => (width === "FULL" ? "full" : "half"),
  media: (media) => media?.src ?? null,
  mediaList: (list) => list.map(({ media }) => media.src),
};

export function projectRecord(project: ProjectData): z.output<typeof projectResponse> {
  const { databaseId, isLocked, caseStudy, createdAt, updatedAt } = project;
  return {
    id: databaseId,
    ...eachField<ProjectForms, ProjectFieldKey>(projectFieldKeys, (key, kind) => {
      const read = readers[kind] as (selected: unknown) => ProjectForms[FieldKind]; // of the key's kind
      return read(project[key]);
    }),
    locked: isLocked,
    ...eachSectionColumn((key) => caseStudy?.[sections[key].column] ?? "[]"),
    createdAt,
    updatedAt,
  };
}

const columnReaders: { [Kind in FieldKind]: (value: unknown) => ProjectForms[Kind] } = {
  text: String,
  flag: (value) => value !== 0,
  integer: Number,
  displayWidth: (value) => (value === "full" ? "full" : "half"),
  media: (value) => (value ? String(value) : null),
  mediaList: (value) => value as string[], // of a listed project
};

/** As {@link projectRecord}, of a project read directly. */
export function listedRecord(project: ListedProject): z.output<typeof projectResponse> {
  const { id, columns, workImages, isLocked, caseStudy, createdAt, updatedAt } = project;
  const values = { ...columns, workImages };
  return {
    id,
    ...eachField<ProjectForms, ProjectFieldKey>(projectFieldKeys, (key, kind) =>
      columnReaders[kind](values[key]),
    ),
    locked: isLocked,
    ...eachSectionColumn((key) => caseStudy?.[sections[key].column] ?? "[]"),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

const projectChanges = z.strictObject({ ...fieldForms, ...sectionForms }).partial();
export const projectUpdate = projectChanges.extend({
  overwriteUnreadable: z
    .boolean()
    .describe("Whether a section whose stored text is no list of modules may be replaced.")
    .optional(),
});
export const newProject = projectChanges.required(requiredFields);

/** A body as the input of the mutations. */
export function projectInput(body: z.output<typeof projectUpdate>) {
  const { overwriteUnreadable } = body;
  const given = projectFieldKeys.filter((key) => body[key] !== undefined);
  const fields = given.map((key) => {
    const value = body[key];
    const isWidth = projectFields[key].kind === "displayWidth";
    return [key, isWidth ? String(value).toUpperCase() : value] as const;
  });
  const texts = sectionKeys.flatMap((key) => {
    const text = body[sections[key].column];
    return text === undefined ? [] : [[key, text] as const];
  });
  return {
    ...Object.fromEntries(fields),
    ...(overwriteUnreadable !== undefined && { overwriteUnreadable }),
    sectionTexts: Object.fromEntries(texts),
  };
}
