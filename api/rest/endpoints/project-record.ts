import { z } from "zod";
import type { Brief } from "../../../content/brief.ts";
import { type ModulePart, modulePartsOf, partsOf } from "../../../content/declare-module.ts";
import { moduleDefinitions } from "../../../content/module-types.ts";
import {
  type FactKey,
  type FieldKind,
  factKeys,
  type ProjectFieldKey,
  projectFields,
} from "../../../content/project-fields.ts";
import type { LaidOutSection } from "../../../content/section-layout.ts";
import {
  eachSectionColumn,
  type SectionColumn,
  sectionKeys,
  sections,
} from "../../../content/sections.ts";
import { momentOf } from "../../database/direct-reads.ts";
import type { TeamMember } from "../../projects/fields/field-kinds.ts";
import {
  type ByKind,
  eachField,
  plainKeys,
  type RestKey,
  requiredFields,
  restKeys,
} from "../../projects/fields/project-fields.ts";
import { noFacts } from "../../projects/fields/project-outputs.ts";
import type { ListedProject } from "../../projects/list-projects.ts";
import type { Link } from "../../validation/link-list.ts";
import { recordId, timestamps, wholeNumber } from "../fields.ts";

const selections: Record<FieldKind, (key: ProjectFieldKey) => string> = {
  text: (key) => key,
  flag: (key) => key,
  integer: (key) => key,
  displayWidth: (key) => key,
  visibility: (key) => key,
  lightSource: (key) => key,
  moment: (key) => key,
  optionalText: (key) => key,
  media: (key) => `${key} { src }`,
  mediaList: (key) => `${key} { media { src } }`,
  people: (key) => `${key} { name role }`,
  links: (key) => `${key} { label url }`,
  tags: (key) => key,
  sectionLayout: (key) => `${key} { section name isLeftOut }`,
  brief: (key) => key, // only in GraphQL
};

const select = (keys: readonly ProjectFieldKey[]) =>
  keys.map((key) => selections[projectFields[key].kind](key)).join("\n    ");
/** The keys of the fields that GraphQL has on Project itself, not in `facts`. */
type RestPlainKey = Exclude<RestKey, FactKey>;

const restPlainKeys = restKeys.filter((key): key is RestPlainKey =>
  plainKeys.some((plain) => plain === key),
);

const sectionSelections = sectionKeys.map((key) => sections[key].column);

/** The GraphQL fragment with the fields of a project that REST reads. */
export const projectFragment = `
  fragment RestProject on Project {
    databaseId
    version
    ${select(restPlainKeys)}
    facts { ${select(factKeys)} }
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
  visibility: "PUBLIC" | "UNLISTED" | "DRAFT";
  lightSource: string;
  moment: string | null;
  optionalText: string | null;
  media: Media | null;
  mediaList: { media: Media }[];
  people: TeamMember[];
  links: Link[];
  tags: string[];
  sectionLayout: LaidOutSection[];
  brief: null;
};

export type ProjectData = ByKind<Selected, RestPlainKey> & {
  facts: ByKind<Selected, FactKey> | null;
  databaseId: number;
  version: number;
  isLocked: boolean;
  caseStudy: Record<SectionColumn, string> | null;
  deletedAt: string | null;
  createdAt: string;
  updatedAt: string;
};

const displayWidth = z.enum(["full", "half"]);
const visibility = z.enum(["public", "unlisted", "draft"]);
const address = z.string().nullable().describe("A path such as /objects/name.png, or null.");

function keysOf(parts: readonly ModulePart[]): string {
  const keys = parts.map(({ key, field }) =>
    field.kind === "rows" ? `${key} (a list of ${keysOf(partsOf(field.row.fields))})` : key,
  );
  return new Intl.ListFormat("en").format(keys);
}

const typesInWords = Object.values(moduleDefinitions)
  .map((definition) => `${definition.type} with ${keysOf(modulePartsOf(definition))}`)
  .join("; ");

const sectionText = z
  .string()
  .describe(
    `A JSON list of modules, as text. The types, each with its keys: ${typesInWords}. Each module can have four further keys. audience is project, public or access. standIn, with text and src, is what everyone else sees instead of a module with the audience access. A module with beside true is in one row with the module before it, at most three in a row; with wide true it is twice as wide as the others. Where a write omits one of these keys, the module with the same id keeps its value.`,
  );

/** The schemas of a project's fields in REST, by the kind of the field, for reads and writes. */
const forms = {
  text: z.string(),
  flag: z.boolean(),
  integer: wholeNumber,
  displayWidth,
  visibility,
  lightSource: z.string(),
  moment: z.iso.datetime({ offset: true }).nullable().describe("ISO 8601, or null."),
  optionalText: z.string().nullable(),
  media: address,
  mediaList: z.array(z.string()),
  people: z.array(z.strictObject({ name: z.string(), role: z.string() })),
  links: z.array(z.strictObject({ label: z.string(), url: z.string() })),
  tags: z.array(z.string()),
  sectionLayout: z.array(z.custom<LaidOutSection>()),
  brief: z.custom<Brief>().nullable(),
} satisfies Record<FieldKind, z.ZodType>;

const fieldForms = eachField<typeof forms, RestKey>(restKeys, (_key, kind) => forms[kind]);
const sectionForms = eachSectionColumn(() => sectionText);

/** A project in REST responses. */
export const projectResponse = z.strictObject({
  id: recordId,
  ...fieldForms,
  locked: z
    .boolean()
    .describe(
      "Whether the case study is withheld from the caller. The six content fields then contain only the modules and stand-ins (replacements of withheld modules) that everyone may see, or [].",
    ),
  ...sectionForms,
  ...timestamps,
});

type ProjectForms = { [Kind in FieldKind]: z.output<(typeof forms)[Kind]> };

const readers: { [Kind in FieldKind]: (selected: Selected[Kind]) => ProjectForms[Kind] } = {
  text: (text) => text,
  flag: (flag) => flag,
  integer: (integer) => integer,
  displayWidth: (width) => (width === "FULL" ? "full" : "half"),
  visibility: (visibility) => lowerCase[visibility],
  lightSource: (source) => source,
  moment: (moment) => moment,
  optionalText: (text) => text,
  media: (media) => media?.src ?? null,
  mediaList: (list) => list.map(({ media }) => media.src),
  people: (team) => team,
  links: (links) => links,
  tags: (tags) => tags,
  sectionLayout: (layout) => layout,
  brief: (brief) => brief,
};

const lowerCase = { PUBLIC: "public", UNLISTED: "unlisted", DRAFT: "draft" } as const;

export function projectRecord(project: ProjectData): z.output<typeof projectResponse> {
  const { databaseId, isLocked, facts, caseStudy, createdAt, updatedAt } = project;
  const values = { ...project, ...(facts ?? noFacts) };
  return {
    id: databaseId,
    ...eachField<ProjectForms, RestKey>(restKeys, (key, kind) => {
      const read = readers[kind] as (selected: unknown) => ProjectForms[FieldKind]; // of `kind`
      return read(values[key]);
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
  visibility: (value) => visibility.parse(value),
  lightSource: String,
  moment: (value) => (value === null ? null : momentOf(value as string).toISOString()), // read as a text
  optionalText: (value) => (value === null ? null : String(value)),
  media: (value) => (value ? String(value) : null),
  mediaList: (value) => value as string[], // a listed project has the lists parsed
  people: (value) => value as TeamMember[],
  links: (value) => value as Link[],
  tags: (value) => value as string[],
  sectionLayout: (value) => value as LaidOutSection[],
  brief: (value) => value as Brief | null,
};

/** Like {@link projectRecord}, but for a project that was read without GraphQL. */
export function listedRecord(project: ListedProject): z.output<typeof projectResponse> {
  const { id, columns, workImages, isLocked, facts, caseStudy, createdAt, updatedAt } = project;
  const told: Record<string, unknown> = facts ?? noFacts;
  const stored = (key: RestKey) => {
    if (key === "workImages") return workImages;
    return key in told ? told[key] : columns[key];
  };
  return {
    id,
    ...eachField<ProjectForms, RestKey>(restKeys, (key, kind) => columnReaders[kind](stored(key))),
    locked: isLocked,
    ...eachSectionColumn((key) => caseStudy[sections[key].column]),
    createdAt,
    updatedAt,
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

/** The kinds of fields whose values are enums: lower case in REST, upper case in GraphQL. */
const enumKinds: FieldKind[] = ["displayWidth", "visibility"];

/** Converts a body to the input of createProject or updateProject. */
export function projectInput(body: z.output<typeof projectUpdate>) {
  const { overwriteUnreadable } = body;
  const given = (keys: readonly RestKey[]) =>
    keys
      .filter((key) => body[key] !== undefined)
      .map((key) => {
        const value = body[key];
        const isEnum = enumKinds.includes(projectFields[key].kind);
        return [key, isEnum ? String(value).toUpperCase() : value] as const;
      });
  const facts = given(factKeys);
  const texts = sectionKeys.flatMap((key) => {
    const text = body[sections[key].column];
    return text === undefined ? [] : [[key, text] as const];
  });
  return {
    ...Object.fromEntries(given(restPlainKeys)),
    ...(facts.length > 0 && { facts: Object.fromEntries(facts) }),
    ...(overwriteUnreadable !== undefined && { overwriteUnreadable }),
    sectionTexts: Object.fromEntries(texts),
  };
}
