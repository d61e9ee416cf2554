import { unlessBlank } from "../../../../content/brief";
import { sectionKeys } from "../../../../content/sections";
import type { UpdateProjectInput } from "../../../__generated__/useSaveProjectMutation.graphql";
import { serverSections } from "../../editing/sectionNames";
import { isBlankRow, type ListRow } from "../../list-field/listColumn";
import { moduleInput } from "../module-types/contentModules";
import { type FactKey, type FieldKey, factKeys, fieldKeys, inputNameOf } from "./projectFields";
import { isSame, type ProjectSnapshot, type ProjectValues } from "./projectValues";

/** The input of a save: the changed values, and the saved version that the changes started from. */
export function projectInput(
  id: string,
  base: ProjectSnapshot,
  values: ProjectValues,
): UpdateProjectInput {
  const isChanged = (key: keyof ProjectValues) => !isSame(base.values[key], values[key]);
  const changed = fieldKeys.filter(isChanged);
  const fields = changed
    .filter((key) => !isFact(key))
    .map((key) => [key, plainInput(values, key)] as const);
  const facts = changed
    .filter(isFact)
    .map((key) => [inputNameOf(key), plainInput(values, key)] as const);
  const changedSections = sectionKeys
    .filter(isChanged)
    .map((key) => [key, values[key].map(moduleInput)] as const);
  return {
    id,
    version: base.version,
    ...Object.fromEntries(fields),
    ...(facts.length > 0 && { facts: Object.fromEntries(facts) }),
    ...(changedSections.length > 0 && { sections: Object.fromEntries(changedSections) }),
  };
}

/** A field as it is sent: sections by their GraphQL names, lists without empty rows. */
function plainInput(values: ProjectValues, key: FieldKey) {
  switch (key) {
    case "sectionLayout":
      return values[key].map((entry) => ({ ...entry, section: serverSections[entry.section] }));
    case "brief": {
      const numbers = values[key].numbers.filter((row) => !isBlankRow(row));
      return unlessBlank({ ...values[key], numbers });
    }
    case "team":
    case "links":
      return values[key].filter((row: ListRow<string>) => !isBlankRow(row));
    default:
      return values[key];
  }
}

function isFact(key: FieldKey): key is FactKey {
  return factKeys.some((fact) => fact === key);
}
