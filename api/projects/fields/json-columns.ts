import {
  type FieldKind,
  type ProjectFieldKey,
  projectFieldKeys,
  projectFields,
} from "../../../content/project-fields.ts";
import { parseJson } from "../../parse-json.ts";
import { type FieldValues, storedForms } from "./field-kinds.ts";
import { type ByKind, eachField } from "./project-fields.ts";

/** The kinds of fields whose columns contain JSON as text. */
const jsonKinds = [
  "people",
  "links",
  "tags",
  "sectionLayout",
  "brief",
] as const satisfies FieldKind[];

type JsonKind = (typeof jsonKinds)[number];

type JsonKey = {
  [Key in ProjectFieldKey]: (typeof projectFields)[Key]["kind"] extends JsonKind ? Key : never;
}[ProjectFieldKey];

const isJson = (key: ProjectFieldKey): key is JsonKey =>
  jsonKinds.some((kind) => kind === projectFields[key].kind);

const jsonKeys = projectFieldKeys.filter(isJson);

/** The parsed JSON columns of a row. Invalid JSON becomes the default of its field. */
export function readJsonColumns(
  row: Readonly<Record<JsonKey, unknown>>,
): ByKind<FieldValues, JsonKey> {
  return eachField<FieldValues, JsonKey>(jsonKeys, (key, kind) => readColumn(row[key], kind));
}

/**
 * The value of a column. The text of a kind that is stored as JSON is parsed. Invalid values become the
 * default.
 */
export function readColumn(stored: unknown, kind: FieldKind): FieldValues[FieldKind] {
  if (!jsonKinds.some((each) => each === kind)) return storedForms[kind].parse(stored);
  return stored === "[]" ? [] : storedForms[kind].parse(parseJson(String(stored))); // most columns are []
}

type Written<Changes> = {
  [Key in keyof Changes]: Key extends JsonKey
    ? string | Exclude<Changes[Key], object>
    : Changes[Key];
};

/** Converts field values to columns: the values of JSON columns become JSON text. */
export function columnsOf<Changes extends object>(changes: Changes): Written<Changes> {
  const entries = Object.entries(changes).map(([key, value]) => {
    const holdsJson = jsonKeys.some((each) => each === key) && value != null;
    return [key, holdsJson ? JSON.stringify(value) : value];
  });
  return Object.fromEntries(entries) as Written<Changes>; // every key, with its stored value
}
