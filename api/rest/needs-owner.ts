import { type DocumentNode, TypeInfo, visit, visitWithTypeInfo } from "graphql";
import { schema } from "../graphql/schema.ts";

/**
 * Whether a document needs the owner's session. The schema says so: mutations do, but for those that
 * declare themselves open; queries do where a field, at whatever depth, declares that it is the owner's.
 */
export function needsOwner(document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let isOwners = false;
  const Field = () => {
    const options = Object(types.getFieldDef()?.extensions.pothosOptions);
    const isMutation = types.getParentType() === schema.getMutationType();
    if (isMutation ? !options.skipTypeScopes : options.authScopes) isOwners = true;
  };
  visit(document, visitWithTypeInfo(types, { Field }));
  return isOwners;
}
