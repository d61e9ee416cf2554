import type { DocumentNode, OperationTypeNode } from "graphql";
import { schema } from "../graphql/schema.ts";

/**
 * Whether a document needs the owner's session. The schema says so: mutations do, but for those that
 * declare themselves open; queries do where a field declares that it is the owner's.
 */
export function needsOwner(document: DocumentNode): boolean {
  return document.definitions.some(
    (definition) =>
      definition.kind === "OperationDefinition" &&
      definition.selectionSet.selections.some(
        (selection) =>
          selection.kind === "Field" && isOwners(definition.operation, selection.name.value),
      ),
  );
}

function isOwners(operation: OperationTypeNode, name: string): boolean {
  const field = schema.getRootType(operation)?.getFields()[name];
  const options = Object(field?.extensions.pothosOptions);
  return operation === "mutation" ? options.skipTypeScopes !== true : Boolean(options.authScopes);
}
