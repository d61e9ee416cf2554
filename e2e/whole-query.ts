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
 * All that can be read below a type, as selections with one path each to the leaves of an object.
 * @param isLeftOut whether a field, named like "Query.inbox", is not asked for
 */
export function selectEverything(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  isLeftOut: (name: string) => boolean,
  above: string[] = [],
): string[] {
  if (!isCompositeType(type)) return [""];
  if (!isObjectType(type)) {
    const possible = isInterfaceType(type) ? [] : schema.getPossibleTypes(type);
    return possible.flatMap((each) =>
      selectEverything(schema, each, isLeftOut, above).map(
        (selection) => `{ __typename ... on ${each.name} ${selection} }`,
      ),
    );
  }
  const path = [...above, type.name];
  const fields = Object.values(type.getFields())
    .filter((field) => !field.args.some(isRequiredArgument))
    .filter((field) => !isLeftOut(`${type.name}.${field.name}`))
    .filter((field) => mayFollow(field, path));
  const leaves = fields.filter((field) => !isCompositeType(getNamedType(field.type)));
  const objects = fields.filter((field) => isCompositeType(getNamedType(field.type)));
  return [
    `{ __typename ${leaves.map((field) => field.name).join(" ")} }`,
    ...objects.flatMap((field) =>
      selectEverything(schema, getNamedType(field.type), isLeftOut, path).map(
        (selection) => `{ ${field.name}${pageOf(field)} ${selection} }`,
      ),
    ),
  ];
}

/** Lists within lists: as many as there are of anything in the demo. */
function pageOf(field: GraphQLField<unknown, unknown>): string {
  return getNamedType(field.type).name.endsWith("Connection") ? "(first: 10)" : "";
}

function mayFollow(field: GraphQLField<unknown, unknown>, path: string[]): boolean {
  const { name } = getNamedType(field.type);
  const most = name === "Project" ? repetitions : 1;
  return path.filter((above) => above === name).length < most;
}
