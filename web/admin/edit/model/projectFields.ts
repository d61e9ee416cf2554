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
import type { Faults } from "../../editing/useSubmission";
import type { ProjectSide } from "../compare/projectSide";
import { choice, editedKinds } from "./fieldKinds";

/**
 * In the API, the facts (such as client, year and role) are one object. In the editor they are fields
 * like all others. The fact `role` is named `designerRole` here, because a section has the key `role`.
 */
type KeyOf<Name> = Name extends "role" ? "designerRole" : Name;
type NameOf<Key> = Key extends "designerRole" ? "role" : Key;

export type FieldKey = KeyOf<RevisedFieldKey>;
export type FactKey = KeyOf<FactName>;

const keyOf = <Name extends RevisedFieldKey>(name: Name) =>
  (name === "role" ? "designerRole" : name) as KeyOf<Name>; // as the type KeyOf says

/** The name of a field in the API. */
export function inputNameOf<Key extends string>(key: Key): NameOf<Key> {
  return (key === "designerRole" ? "role" : key) as NameOf<Key>; // as the type NameOf says
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

/** The properties of the input of a save that are not fields. */
type OtherInput = "id" | "version" | "updatedAt" | "overwriteUnreadable" | `section${string}`;

/** The part of the input of a save that has the fields of this file. */
type Taken = Omit<
  UpdateProjectInput,
  OtherInput | "facts" | Exclude<ProjectFieldKey, RevisedFieldKey>
>;
type TakenFacts = NonNullable<UpdateProjectInput["facts"]>;

/**
 * A definition that `satisfies` this type compiles only if the server accepts the same fields, with the same
 * values.
 */
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

/** The values of a project's fields, besides its sections, by the keys of the fields. */
export type FieldValues = {
  [Key in FieldKey]: Exclude<ReturnType<Fields[Key]["read"]>, undefined>;
};

/** The props of a card with some of the fields. */
export type CardProps = {
  values: FieldValues;
  faults: Faults;
  onChange: (change: Partial<FieldValues>) => void;
};

/** The fields in a response of the server. A fragment that lacks one of them does not compile. */
export type ServerFields = { readonly [Key in FieldKey]: Parameters<Fields[Key]["read"]>[0] };

/** Selects, in their order, the keys of the fields that are of a kind. */
export function ofKind<Key extends FieldKey, Kind extends FieldKind>(
  keys: readonly Key[],
  kind: Kind,
) {
  type Found = { [K in Key]: Definitions[NameOf<K>]["kind"] extends Kind ? K : never }[Key];
  return keys.filter((key): key is Found => projectFields[key].kind === kind);
}

/** The values of all fields, each made by `make`. */
function mapFields(make: (key: FieldKey) => unknown): FieldValues {
  return Object.fromEntries(fieldKeys.map((key) => [key, make(key)])) as FieldValues; // an entry for every key
}

/** Reads the fields from a response of the server. */
export function readFields(server: ServerFields): FieldValues {
  // The cast is safe, because each `read` gets the value of its own field.
  return mapFields((key) => (projectFields[key].read as (field: unknown) => unknown)(server[key]));
}

/** Reads the fields from stored JSON of any version. */
export function parseFields(stored: object): FieldValues {
  return mapFields((key) => projectFields[key].parse(Reflect.get(stored, key)));
}

/** A field as a comparison shows it. */
export function showField(key: FieldKey, values: FieldValues, names: SectionNames): ProjectSide {
  const show = projectFields[key].show as (value: unknown, names: SectionNames) => ProjectSide;
  return show(values[key], names); // a value of the type that this field shows
}

/** The facts as the page shows them once they are saved, by their names in the API. */
export function previewFacts(values: FieldValues) {
  const entries = factKeys.map((key) => {
    const preview = projectFields[key].preview as (value: unknown) => unknown; // gets this field's value
    return [inputNameOf(key), preview(values[key])];
  });
  // The cast is safe, because `preview` returns a value of the field's type.
  return Object.fromEntries(entries) as { [Key in FactKey as NameOf<Key>]: FieldValues[Key] };
}
