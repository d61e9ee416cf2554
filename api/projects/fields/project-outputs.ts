import {
  type ProjectFieldKey,
  projectFields,
  type RevisedFieldKey,
} from "../../../content/project-fields.ts";
import type { Context } from "../../builder/context.ts";
import { MediaType } from "../../media/media-type.ts";
import { VisibilityType } from "../visibility/visibility-type.ts";
import { type FieldValues, isOptional } from "./field-kinds.ts";
import { HomeDisplayWidthType } from "./home-display-width.ts";
import { LightSourceType } from "./light-source.ts";
import { type ByKind, type PlainKey, plainKeys } from "./project-fields.ts";
import { ProjectLinkType, TeamMemberType } from "./row-types.ts";

const listTypes: {
  people: [typeof TeamMemberType];
  links: [typeof ProjectLinkType];
  tags: ["String"];
} = { people: [TeamMemberType], links: [ProjectLinkType], tags: ["String"] };

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

/** Work images are records of their own; each type has a field of its own for them. */
export type OutputKey = Exclude<ProjectFieldKey, "workImages">;

/** The fields that a project has itself: facts are fields of a type of their own. */
type OwnKey = Exclude<PlainKey, "workImages">;

export const outputKeys = plainKeys.filter((key): key is OwnKey => key !== "workImages");

const isRevised = (key: OwnKey): key is Extract<OwnKey, RevisedFieldKey> =>
  projectFields[key].isRevised;

/** Those of them that its revisions have, too. */
export const revisedOutputKeys = outputKeys.filter(isRevised);

/** What every type says of a field. */
export function outputOf(key: OutputKey) {
  const { kind, description } = projectFields[key];
  return { type: outputTypes[kind], nullable: isOptional(kind), description };
}

type Value = NonNullable<FieldValues[keyof typeof outputTypes]>;
type Options<Parent> = ReturnType<typeof outputOf> & {
  resolve: (parent: Parent, _arguments: object, context: Context) => Value;
};

/**
 * The GraphQL fields of a type that has fields of a project.
 * @param make makes a field of the type
 * @param read what they hold on an object of the type, for whoever asks
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
      // Null where the options say so; an address may be stored as empty text, too.
      return (options.nullable ? value || null : value) as Value;
    };
    return make({ ...options, resolve });
  };
  return Object.fromEntries(keys.map((key) => [key, fieldOf(key)]));
}
