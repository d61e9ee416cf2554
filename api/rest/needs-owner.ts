import type { DocumentNode } from "graphql";
import { schema } from "../graphql/schema.ts";

/**
 * Whether a document needs the owner's session. The schema says so: mutations do, but for those that
 * declare themselves open.
 */
export function needsOwner(document: DocumentNode): boolean {
  const mutations = schema.getMutationType()?.getFields() ?? {};
  return document.definitions.some(
    (definition) =>
      definition.kind === "OperationDefinition" &&
      definition.operation === "mutation" &&
      definition.selectionSet.selections.some(
        (selection) => selection.kind === "Field" && !isOpen(mutations[selection.name.value]),
      ),
  );
}

function isOpen(field: { extensions: { pothosOptions?: unknown } } | undefined): boolean {
  return Object(field?.extensions.pothosOptions).skipTypeScopes === true;
}
