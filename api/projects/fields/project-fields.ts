import { z } from "zod";
import {
  type FactKey,
  type FieldKind,
  isFact,
  type KeysWith,
  type ProjectField,
  type ProjectFieldKey,
  projectFieldKeys,
  projectFields,
} from "../../../content/project-fields.ts";
import type { SectionColumn } from "../../../content/sections.ts";
import type { Project } from "../../database/__generated__/prisma/client.ts";
import { color } from "../../validation/color.ts";
import { optionalLanguageTag } from "../../validation/language-tag.ts";
import { slugText } from "../slug.ts";
import { type FieldValues, rules } from "./field-kinds.ts";

/** Columns that clients cannot set as fields of a project. */
type OwnColumn =
  | "id"
  | "version"
  | "isDemo"
  | "briefOrder"
  | "publishedAt"
  | "deletedAt"
  | "createdAt"
  | "updatedAt";

/** The JSON columns, with the types of their parsed content. */
type JsonColumns = Pick<
  { team: FieldValues["people"] } & FieldValues,
  "team" | "links" | "tags" | "sectionLayout" | "brief"
>;

type Columns = Omit<Project, OwnColumn | SectionColumn | keyof JsonColumns> &
  JsonColumns & { workImages: string[] };

type KindOf<Value> = {
  [Kind in FieldKind]: [Value, FieldValues[Kind]] extends [FieldValues[Kind], Value] ? Kind : never;
}[FieldKind];

/** Checked by the compiler: every column has a field of the matching kind, and every field has a column. */
const columnFields: {
  [Column in keyof Columns]: { kind: KindOf<Columns[Column]> };
} & { [Key in ProjectFieldKey]: Key extends keyof Columns ? unknown : never } = projectFields;

export type RequiredFieldKey = KeysWith<{ isRequired: true }>;

export const requiredFieldKeys = projectFieldKeys.filter(
  (key): key is RequiredFieldKey => "isRequired" in projectFields[key],
);

/** The required fields, in the form that the method `pick` of a Zod schema takes. */
export const requiredFields = Object.fromEntries(
  requiredFieldKeys.map((key) => [key, true]),
) as Record<RequiredFieldKey, true>; // an entry for every key

/** Fields that are not facts: GraphQL has them in the project itself, not in its `facts`. */
export type PlainKey = Exclude<ProjectFieldKey, FactKey>;

export const plainKeys = projectFieldKeys.filter((key): key is PlainKey => !isFact(key));

/** Fields that the REST API has, too. */
export type RestKey = Exclude<ProjectFieldKey, KeysWith<{ isOfGraphQL: true }>>;

export const restKeys = projectFieldKeys.filter(
  (key): key is RestKey => !("isOfGraphQL" in projectFields[key]),
);

/** The description of a field as an input. */
export function inputDescriptionOf(key: ProjectFieldKey): string {
  const field = projectFields[key];
  return "inputDescription" in field ? field.inputDescription : field.description;
}

/** An object with a value for each field. The type of a value follows from the kind of its field. */
export type ByKind<Made extends Record<FieldKind, unknown>, Keys extends ProjectFieldKey> = {
  [Key in Keys]: Made[(typeof projectFields)[Key]["kind"]];
};

/**
 * Builds an object with a value for each field.
 * @param make returns the value for a field. The compiler does not check that the value fits the kind of the
 * field
 */
export function eachField<Made extends Record<FieldKind, unknown>, Keys extends ProjectFieldKey>(
  keys: readonly Keys[],
  make: (key: Keys, kind: FieldKind) => Made[FieldKind],
): ByKind<Made, Keys> {
  const made: Partial<Record<Keys, Made[FieldKind]>> = {};
  for (const key of keys) made[key] = make(key, columnFields[key].kind);
  return made as ByKind<Made, Keys>; // every key, with a value of its kind
}

/** A colour that the owner chose. If empty, the page uses the colour derived from the picture at its head. */
const ownColor = z.union([z.literal(""), color]);

/** Text fields that declare no maximum length: `ownRules` has their schemas. */
type RuledKey = Exclude<KeysWith<{ kind: "text" }>, KeysWith<{ max: number }>>;

const ownRules: Record<RuledKey, z.ZodType<string>> = {
  slug: slugText,
  // Empty for the site's language.
  language: optionalLanguageTag,
  lightGround: ownColor,
  lightInk: ownColor,
  lightAccent: ownColor,
};

const hasOwnRule = (key: ProjectFieldKey): key is RuledKey => key in ownRules;

type Rules = { [Kind in FieldKind]: z.ZodType<FieldValues[Kind]> };

/** The schema that validates the input of each field. */
export const fieldRules = eachField<Rules, ProjectFieldKey>(projectFieldKeys, (key, kind) => {
  if (hasOwnRule(key)) return ownRules[key];
  const field: ProjectField = projectFields[key];
  const name = field.refusedAs ?? ("label" in field ? field.label : key);
  const max = ("max" in field && field.max) || 0;
  return rules[kind]({ name, max, isRequired: field.isRequired ?? false });
});

export const projectChanges = z.object(fieldRules).partial();
export const newProject = projectChanges.extend(z.object(fieldRules).pick(requiredFields).shape);

export type ProjectChanges = z.output<typeof projectChanges>;
export type NewProject = z.output<typeof newProject>;
