import {
  projectFields as definitions,
  type FactKey as FactName,
  type FieldKind,
  factKeys as factNames,
  type ProjectFieldKey,
  type RevisedFieldKey,
  revisedFieldKeys,
} from "../../../../content/project-fields";
import type { SectionNames } from "../../../../content/section-layout";
import type { UpdateProjectInput } from "../../../__generated__/useSaveProjectMutation.graphql";
import type { ProjectSide } from "../compare/projectSide";
import { choice, editedKinds } from "./fieldKinds";

/** The facts are grouped by the server. Their `role` is another one here: a section is called so. */
type KeyOf<Name> = Name extends "role" ? "designerRole" : Name;
type NameOf<Key> = Key extends "designerRole" ? "role" : Key;

export type FieldKey = KeyOf<RevisedFieldKey>;
export type FactKey = KeyOf<FactName>;

const keyOf = <Name extends RevisedFieldKey>(name: Name) =>
  (name === "role" ? "designerRole" : name) as KeyOf<Name>; // by the check

/** What the server calls a field. */
export function inputNameOf<Key extends string>(key: Key): NameOf<Key> {
  return (key === "designerRole" ? "role" : key) as NameOf<Key>; // by the check
}

export const fieldKeys: readonly FieldKey[] = revisedFieldKeys.map(keyOf);

export const factKeys: readonly FactKey[] = factNames.map(keyOf);

type Edited<Definition> = Definition extends { options: Readonly<Record<infer Value, string>> }
  ? ReturnType<typeof choice<Value & string>>
  : Definition extends { kind: infer Kind extends keyof typeof editedKinds }
    ? (typeof editedKinds)[Kind]
    : never;

type Definitions = typeof definitions;

type Fields = {
  [Key in FieldKey]: Omit<Definitions[NameOf<Key>], "options"> & Edited<Definitions[NameOf<Key>]>;
};

/** What a save is told about. */
type OtherInput = "id" | "version" | "updatedAt" | "overwriteUnreadable" | `section${string}`;

/** What the server takes of the fields that are edited here. */
type Taken = Omit<
  UpdateProjectInput,
  OtherInput | "facts" | Exclude<ProjectFieldKey, RevisedFieldKey>
>;
type TakenFacts = NonNullable<UpdateProjectInput["facts"]>;

/** Does not compile where the server takes another field, or another value of one. */
type Agreeing = {
  [Key in keyof Taken]-?: { parse: (stored: unknown) => Taken[Key] };
} & {
  [Key in keyof TakenFacts as KeyOf<Key>]-?: { parse: (stored: unknown) => TakenFacts[Key] };
};

/**
 * Every field of a project besides its sections, in the order of the editor. Forms, drafts, conflicts,
 * comparisons and revisions derive from this list.
 */
export const projectFields = Object.fromEntries(
  fieldKeys.map((key) => {
    const definition = definitions[inputNameOf(key)];
    const edited =
      "options" in definition ? choice<string>(definition.options) : editedKinds[definition.kind];
    return [key, { ...definition, ...edited }];
  }),
) as Fields satisfies Agreeing; // an entry for every key, by its definition

/** The fields of a project besides its sections, by their values. */
export type FieldValues = {
  [Key in FieldKey]: Exclude<ReturnType<Fields[Key]["read"]>, undefined>;
};

/** What the server answers about the fields. A fragment without one of them is no such type. */
export type ServerFields = { readonly [Key in FieldKey]: Parameters<Fields[Key]["read"]>[0] };

/** Those of some fields that are of a kind, in order. */
export function ofKind<Key extends FieldKey, Kind extends FieldKind>(
  keys: readonly Key[],
  kind: Kind,
) {
  type Found = { [K in Key]: Definitions[NameOf<K>]["kind"] extends Kind ? K : never }[Key];
  return keys.filter((key): key is Found => projectFields[key].kind === kind);
}

/** The values of the fields, each made by its own field. */
function mapFields(make: (key: FieldKey) => unknown): FieldValues {
  return Object.fromEntries(fieldKeys.map((key) => [key, make(key)])) as FieldValues; // one for each key
}

/** The fields from what the server answers. */
export function readFields(server: ServerFields): FieldValues {
  return mapFields((key) => (projectFields[key].read as (field: unknown) => unknown)(server[key])); // its own type
}

/** The fields from stored JSON of any version. */
export function parseFields(stored: object): FieldValues {
  return mapFields((key) => projectFields[key].parse(Reflect.get(stored, key)));
}

/** A field as a comparison shows it. */
export function showField(key: FieldKey, values: FieldValues, names: SectionNames): ProjectSide {
  const show = projectFields[key].show as (value: unknown, names: SectionNames) => ProjectSide;
  return show(values[key], names); // of its own type
}

/** The facts as the page shows them once they are saved, by the names that the server has for them. */
export function previewFacts(values: FieldValues) {
  const entries = factKeys.map((key) => {
    const preview = projectFields[key].preview as (value: unknown) => unknown; // of its own type
    return [inputNameOf(key), preview(values[key])];
  });
  return Object.fromEntries(entries) as { [Key in FactKey as NameOf<Key>]: FieldValues[Key] }; // the same
}
