import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from "graphql";

/** Descriptions of the elements that every connection, node and payload repeats. */
const elements: Record<string, string> = {
  id: "The global id, for the node field.",
  ids: "The global ids of the objects.",
  node: "The object itself.",
  edges: "The objects of this page of the list, each with its cursor.",
  cursor: "The position of the object in the list, for `after` or `before`.",
  pageInfo: "The position of this page in the list.",
  first: "The maximum number of objects, from the start.",
  last: "The maximum number of objects, from the end.",
  after: "Only objects after the one with this cursor.",
  before: "Only objects before the one with this cursor.",
  input: "The values for the mutation.",
  hasNextPage: "Whether there are objects after this page.",
  hasPreviousPage: "Whether there are objects before this page.",
  startCursor: "The cursor of the page's first object. Null for an empty page.",
  totalCount: "The number of objects in the whole list.",
  endCursor: "The cursor of the page's last object. Null for an empty page.",
};

/** Adds the missing descriptions of elements that Relay's conventions define, such as `edges`. */
export function describeRelayElements(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith("__")) continue;
    if (type.name.endsWith("Edge")) type.description ??= "An object of a list, and its cursor.";
    if (type.name.endsWith("Connection")) type.description ??= "A page of a list.";
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      describe(field);
      if ("args" in field) field.args.forEach(describe);
    }
  }
  return schema;
}

function describe(
  element: GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLArgument,
): void {
  element.description ??= elements[element.name];
}
