import { type FactKey, factKeys } from "../../../content/project-fields.ts";
import { builder } from "../../builder/builder.ts";
import { type FieldValues, storedForms } from "./field-kinds.ts";
import { readColumn } from "./json-columns.ts";
import { type ByKind, eachField } from "./project-fields.ts";
import { fieldOutputs } from "./project-outputs.ts";

/** The facts of a project. */
export type ProjectFacts = ByKind<FieldValues, FactKey>;

/** The facts in a database row. */
export function readFacts(row: Readonly<Record<FactKey, unknown>>): ProjectFacts {
  return eachField<FieldValues, FactKey>(factKeys, (key, kind) => readColumn(row[key], kind));
}

/** The facts of a project without any. */
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
  "What is known about it besides its case study, with which it is withheld: null while the project is locked.";
