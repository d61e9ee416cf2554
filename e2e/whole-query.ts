import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
} from "graphql";

/** How often a type may stand above itself: once more than itself, so that neighbours are read, too. */
const repetitions = 2;

/**
 * A selection of all that can be read below a type, written out.
 * @param isLeftOut whether a field, named like "Query.inbox", is not asked for
 */
export function selectEverything(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  isLeftOut: (name: string) => boolean,
  above: string[] = [],
): string {
  if (!isCompositeType(type)) return "";
  if (!isObjectType(type)) {
    const possible = isInterfaceType(type) ? [] : schema.getPossibleTypes(type);
    const parts = possible.map(
      (each) => `... on ${each.name} ${selectEverything(schema, each, isLeftOut, above)}`,
    );
    return `{ __typename ${parts.join(" ")} }`;
  }
  const path = [...above, type.name];
  const fields = Object.values(type.getFields())
    .filter((field) => !field.args.some(isRequiredArgument))
    .filter((field) => !isLeftOut(`${type.name}.${field.name}`))
    .filter((field) => mayFollow(field, path))
    // The alias keeps equal names of different types in a union apart.
    .map(
      (field) =>
        `${type.name}_${field.name}: ${field.name} ${selectEverything(schema, getNamedType(field.type), isLeftOut, path)}`,
    );
  return `{ __typename ${fields.join(" ")} }`;
}

function mayFollow(field: GraphQLField<unknown, unknown>, path: string[]): boolean {
  const { name } = getNamedType(field.type);
  const most = name === "Project" ? repetitions : 1;
  return path.filter((above) => above === name).length < most;
}
