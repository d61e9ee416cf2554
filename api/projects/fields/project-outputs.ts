import {
  type FactKey,
  factKeys,
  isRevised,
  type ProjectFieldKey,
  projectFields,
  type RevisedFieldKey,
} from "../../../content/project-fields.ts";
import { builder } from "../../builder/builder.ts";
import type { Context } from "../../builder/context.ts";
import { MediaType } from "../../media/media-type.ts";
import { VisibilityType } from "../visibility/visibility-type.ts";
import { type FieldValues, isOptional, storedForms } from "./field-kinds.ts";
import { readColumn } from "./json-columns.ts";
import { HomeDisplayWidthType, LightSourceType } from "./project-enums.ts";
import { type ByKind, eachField, type PlainKey, plainKeys } from "./project-fields.ts";
import { LaidOutSectionType, ProjectLinkType, TeamMemberType } from "./row-types.ts";

const listTypes: {
  people: [typeof TeamMemberType];
  links: [typeof ProjectLinkType];
  tags: ["String"];
  sectionLayout: [typeof LaidOutSectionType];
} = {
  people: [TeamMemberType],
  links: [ProjectLinkType],
  tags: ["String"],
  sectionLayout: [LaidOutSectionType],
};

const outputTypes = {
  text: "String",
  flag: "Boolean",
  integer: "Int",
  displayWidth: HomeDisplayWidthType,
  visibility: VisibilityType,
  lightSource: LightSourceType,
  moment: "DateTime",
  optionalText: "String",
  media: MediaType,
  ...listTypes,
} as const;

/**
 * Fields that each GraphQL type defines itself: work images are separate records, and what a viewer
 * sees of a brief depends on the whole project.
 */
const ownFields = ["workImages", "brief"] as const satisfies ProjectFieldKey[];
type OwnField = (typeof ownFields)[number];

type OutputKey = Exclude<ProjectFieldKey, OwnField>;

/** The fields of a project that are neither facts nor `ownFields`. */
type OwnKey = Exclude<PlainKey, OwnField>;

export const outputKeys = plainKeys.filter((key): key is OwnKey =>
  ownFields.every((own) => own !== key),
);

/** The fields of a project that revisions have, too. */
export const revisedOutputKeys = outputKeys.filter((key): key is Extract<OwnKey, RevisedFieldKey> =>
  isRevised(key),
);

/** The type, nullability and description of a GraphQL field. */
export function outputOf(key: OutputKey) {
  const { kind, description } = projectFields[key];
  return { type: outputTypes[kind], nullable: isOptional(kind), description };
}

type Value = NonNullable<FieldValues[keyof typeof outputTypes]>;
type Options<Parent> = ReturnType<typeof outputOf> & {
  resolve: (parent: Parent, _arguments: object, context: Context) => Value;
};

/**
 * The GraphQL fields for the project fields `keys`, in a type such as Project or ProjectRevision.
 * @param make creates a field of the type
 * @param read returns the values of all fields for the viewer
 */
export function fieldOutputs<Parent, Keys extends OutputKey, Made>(
  make: (options: Options<NoInfer<Parent>>) => Made,
  keys: readonly Keys[],
  read: (parent: Parent, context: Context) => ByKind<FieldValues, Keys>,
): Record<string, Made> {
  const fieldOf = (key: Keys) => {
    const options = outputOf(key);
    const resolve = (parent: Parent, _arguments: object, context: Context) => {
      const value = read(parent, context)[key];
      // In nullable fields, empty addresses become null, too.
      return (options.nullable ? value || null : value) as Value;
    };
    return make({ ...options, resolve });
  };
  return Object.fromEntries(keys.map((key) => [key, fieldOf(key)]));
}

export type ProjectFacts = ByKind<FieldValues, FactKey>;

/** The facts in a database row. */
export function readFacts(row: Readonly<Record<FactKey, unknown>>): ProjectFacts {
  return eachField<FieldValues, FactKey>(factKeys, (key, kind) => readColumn(row[key], kind));
}

/** The facts of a project in which no fact is given: all are empty. */
export const noFacts = eachField<FieldValues, FactKey>(factKeys, (_key, kind) =>
  storedForms[kind].parse(undefined),
);

export const ProjectFactsType = builder.objectRef<ProjectFacts>("ProjectFacts").implement({
  description: "The facts of a project. All are optional.",
  fields: (t) =>
    fieldOutputs(
      (options) => t.field(options),
      factKeys,
      (facts: ProjectFacts) => facts,
    ),
});

export const factsDescription =
  "Facts about the project besides its case study. Null while the project is locked.";
