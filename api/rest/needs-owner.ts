import { type DocumentNode, TypeInfo, visit, visitWithTypeInfo } from "graphql";
import { schema } from "../graphql/schema.ts";

/**
 * Whether a document needs the owner's session. The schema decides: mutations do, unless declared open;
 * queries do where any field, at any depth, is declared for the owner.
 */
export function needsOwner(document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let isOwners = false;
  const Field = () => {
    const options = Object(types.getFieldDef()?.extensions.pothosOptions);
    if (options.authScopes && !options.authScopes.anyone) isOwners = true;
  };
  visit(document, visitWithTypeInfo(types, { Field }));
  return isOwners;
}
