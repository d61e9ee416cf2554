import { z } from "zod";
import { projectFields } from "../../content/project-fields.ts";
import { sectionKeys, sections } from "../../content/sections.ts";
import { about } from "../../content/settings/about.ts";
import { quote, tab } from "../../content/settings/collaborators.ts";
import { identity } from "../../content/settings/identity.ts";
import { look } from "../../content/settings/look.ts";
import { robots } from "../../content/settings/robots.ts";
import { datamodel } from "../builder/builder.ts";
import type { Prisma } from "../database/__generated__/prisma/client.ts";
import * as enums from "../database/__generated__/prisma/enums.ts";
import { moduleTypeNames, moduleTypes } from "../projects/case-study/content-modules.ts";
import { type Archived, tables } from "./archive-tables.ts";

type Model = Prisma.ModelName;

export type Row = Record<string, unknown>;

export type Column = {
  name: string;
  /**
   * The form in the archive: "json" for JSON text, archived as its parsed value, "moment" for an
   * ISO 8601 date and time, and "bytes" for the bytes of a font, archived as a separate file whose
   * name is the value.
   */
  form: "text" | "json" | "moment" | "bytes" | "enum" | "Int" | "Float" | "Boolean";
  type: string;
  isNullable: boolean;
  /** Whether an archived row may lack the column. */
  isOptional: boolean;
  /** The table whose id the column contains. */
  refersTo: Model | undefined;
};

/** A table as it is archived. */
export type Table = Archived & {
  model: Model;
  /** The name of the property that contains the rows, in content.json or in the record that they belong to. */
  name: string;
  /**
   * The table of the records that contain the rows, and the column with the id of such a record. Undefined
   * for rows directly in content.json.
   */
  owner: { model: Model; column: string } | undefined;
  isList: boolean;
  columns: Column[];
  /** The columns that identify a row. */
  id: readonly string[];
  /** Whether the database assigns the ids of new rows. */
  isNumbered: boolean;
};

/** The columns with JSON text, besides those of sections. */
export const jsonColumns: readonly string[] = [
  ...["sectionLayout", "team", "links", "tags", "brief"].map((name) => `Project.${name}`),
  ...["ProjectRevision.content", "ProjectRevision.changedParts"],
  ...["SiteIdentity.socialLinks", "SiteIdentity.demoFields", "AboutContent.demoFields"],
  ...["SiteWords.wordings", "MediaAsset.renditions", "MediaAsset.colors"],
  "ShareLinkProject.moduleIds",
];

const sectionColumns: readonly string[] = sectionKeys.map((key) => sections[key].column);

type Field = (typeof datamodel)["datamodel"]["models"][string]["fields"][number];

const fieldsOf = (model: string): readonly Field[] =>
  datamodel.datamodel.models[model]?.fields ?? [];

function formOf(model: Model, { name, kind, type }: Field): Column["form"] {
  if (kind === "enum") return "enum";
  if (type === "DateTime") return "moment";
  if (type === "Bytes") return "bytes";
  if (type === "Int" || type === "Float" || type === "Boolean") return type;
  const isSection = model === "Project" && sectionColumns.includes(name);
  return isSection || jsonColumns.includes(`${model}.${name}`) ? "json" : "text";
}

function describeTable(model: Model, archived: Archived): Table {
  const fields = fieldsOf(model);
  const relations = fields.filter(({ relationFromFields = [] }) => relationFromFields.length > 0);
  const relation = archived.name ? undefined : relations.find(({ isRequired }) => isRequired);
  const inOwner = fieldsOf(relation?.type ?? "").find(
    ({ relationName }) => relationName === relation?.relationName,
  );
  const ownerColumn = relation?.relationFromFields?.[0] ?? "";
  const { leftOut = {} } = archived;
  const columns = fields
    .filter(({ kind, name }) => kind !== "object" && name !== ownerColumn && !(name in leftOut))
    .map((field) => ({
      name: field.name,
      form: formOf(model, field),
      type: field.type,
      isNullable: !field.isRequired,
      isOptional: !field.isRequired || field.hasDefaultValue || field.isUpdatedAt === true,
      // The type of a relation is the name of a table, which is a name of a model in Prisma.
      refersTo: relations.find(({ relationFromFields }) => relationFromFields?.[0] === field.name)
        ?.type as Model | undefined,
    }));
  const single = fields.find(({ isId }) => isId);
  return {
    ...archived,
    model,
    name: archived.name ?? inOwner?.name ?? "",
    owner: relation && { model: relation.type as Model, column: ownerColumn }, // a model, as in `refersTo`
    isList: archived.name ? !archived.isSingle : inOwner?.isList === true,
    columns,
    id: datamodel.datamodel.models[model]?.primaryKey?.fields ?? [single?.name ?? ""],
    isNumbered: single?.type === "Int" && single.hasDefaultValue === true && !archived.isSingle,
  };
}

export const archivedTables: readonly Table[] = Object.entries(tables).flatMap(
  ([model, table]) => ("reason" in table ? [] : [describeTable(model as Model, table)]), // keys are models
);

export const tablesIn = (owner: Model | undefined): Table[] =>
  archivedTables.filter((table) => table.owner?.model === owner);

const definitions: Partial<Record<Model, Readonly<Record<string, { description: string }>>>> = {
  Project: {
    ...projectFields,
    ...Object.fromEntries(sectionKeys.map((key) => [sections[key].column, sections[key]])),
  },
  SiteIdentity: identity,
  AboutContent: about,
  AboutTab: tab,
  Quote: quote,
  SiteLook: look,
  SiteRobots: robots,
};

function valueForm({ form, type }: Column): z.ZodType {
  if (form === "enum") return z.enum(Object(enums)[type]);
  if (form === "moment") return z.iso.datetime();
  if (form === "Int") return z.int32();
  if (form === "Float") return z.number();
  if (form === "Boolean") return z.boolean();
  if (form !== "json") return z.string();
  return z.union([z.array(z.unknown()), z.record(z.string(), z.unknown()), z.string()]);
}

function columnSchema(model: Model, column: Column): z.ZodType {
  const isSection = model === "Project" && sectionColumns.includes(column.name);
  const stored = valueForm(column);
  const value = isSection
    ? stored.meta({
        anyOf: [{ type: "array", items: { $ref: "#/$defs/Module" } }, { type: "string" }],
      })
    : stored;
  const described = column.isNullable ? value.nullable() : value;
  const given = column.isOptional ? described.optional() : described;
  const description = definitions[model]?.[column.name]?.description;
  return description === undefined ? given : given.describe(description);
}

function tableSchema(table: Table): z.ZodType {
  const inner = tablesIn(table.model).map((each) => [each.name, tableSchema(each)]);
  const row = z.strictObject({
    ...Object.fromEntries(
      table.columns.map((column) => [column.name, columnSchema(table.model, column)]),
    ),
    ...Object.fromEntries(Object.keys(table.tellsOf ?? {}).map((name) => [name, z.boolean()])),
    ...Object.fromEntries(inner),
  });
  return (table.isList ? z.array(row) : row).optional();
}

export const archiveVersion = 1;

/** The schema of content.json in an archive. */
export const contentForm = z.strictObject({
  format: z.literal("vitrine-archive"),
  version: z.literal(archiveVersion),
  ...Object.fromEntries(tablesIn(undefined).map((table) => [table.name, tableSchema(table)])),
});

/** The JSON Schema of content.json, which is published in docs/archive.schema.json. */
export function archiveSchema(): object {
  const options = { io: "input", target: "draft-2020-12" } as const;
  const module = moduleTypeNames.map((type) => {
    const { $schema: _, ...schema } = z.toJSONSchema(moduleTypes[type].stored.loose(), options);
    return schema;
  });
  const { $schema, ...schema } = z.toJSONSchema(contentForm, options);
  return {
    $schema,
    title: "content.json of a Vitrine archive",
    ...schema,
    $defs: { Module: { anyOf: module } },
  };
}

/** Adds a row of a table to a record or to content.json. */
export function addRow(holder: Row, { name, isList }: Pick<Table, "name" | "isList">, row: Row) {
  const held = holder[name];
  if (isList && Array.isArray(held)) held.push(row);
  else holder[name] = isList ? [row] : row;
}

/** Returns the rows of a table in a record or in content.json, as a list also where the table has one row. */
export function rowsIn(holder: Row, { name, isList }: Pick<Table, "name" | "isList">): Row[] {
  const held = holder[name];
  if (held === undefined || held === null) return [];
  return (isList ? held : [held]) as Row[]; // as the schema ensures
}
