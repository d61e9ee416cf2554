import { type FactKey, factKeys } from "../../../content/project-fields.ts";
import { builder } from "../../builder/builder.ts";
import { type FieldValues, storedForms } from "./field-kinds.ts";
import { readColumn } from "./json-columns.ts";
import { type ByKind, eachField } from "./project-fields.ts";
import { fieldOutputs } from "./project-outputs.ts";

/** What is known about a project besides its case study. */
export type ProjectFacts = ByKind<FieldValues, FactKey>;

/** The facts in a row of the database. */
export function readFacts(row: Readonly<Record<FactKey, unknown>>): ProjectFacts {
  return eachField<FieldValues, FactKey>(factKeys, (key, kind) => readColumn(row[key], kind));
}

/** Those of a project that says none. */
export const noFacts = eachField<FieldValues, FactKey>(factKeys, (_key, kind) =>
  storedForms[kind].parse(undefined),
);

export const ProjectFactsType = builder.objectRef<ProjectFacts>("ProjectFacts").implement({
  description: "What is known about a project besides its case study. All of it is optional.",
  fields: (t) =>
    fieldOutputs(
      (options) => t.field(options),
      factKeys,
      (facts: ProjectFacts) => facts,
    ),
});

export const factsDescription =
  "What is known about it besides its case study, with which it is withheld: null while the project is locked.";
