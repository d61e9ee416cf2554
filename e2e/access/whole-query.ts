import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
} from "graphql";

/** How often a type may stand above itself: once more than itself, so that neighbours are read, too. */
const repetitions = 2;

/** Says whether a field, named like "Query.inbox", is not asked for. */
type IsLeftOut = (name: string) => boolean;

/** A part of what can be read below a type: the way to it, and what is there. */
export type Part = { way: string; type: GraphQLNamedType; above: string[] };

/** A selection of all that can be read below a type, written out. */
export function selectEverything(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  isLeftOut: IsLeftOut,
  above: string[] = [],
  prefix = "",
): string {
  if (!isCompositeType(type)) return "";
  if (!isObjectType(type)) {
    // An alias keeps equal names of different types apart.
    const parts = possibleTypes(schema, type, above).map((each) => {
      const selection = selectEverything(schema, each, isLeftOut, above, `${each.name}_`);
      return `... on ${each.name} ${selection}`;
    });
    return `{ __typename ${parts.join(" ")} }`;
  }
  const path = [...above, type.name];
  const fields = fieldsOf(type, isLeftOut, path).map((field) => {
    const name = prefix && `${prefix}${field.name}: `;
    const below = selectEverything(schema, getNamedType(field.type), isLeftOut, path);
    return `${name}${field.name} ${below}`;
  });
  return `{ __typename ${fields.join(" ")} }`;
}

/** The same in parts, a level further down. None where there is none. */
export function splitEverything(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  isLeftOut: IsLeftOut,
  above: string[] = [],
): Part[] {
  if (!isCompositeType(type)) return [];
  if (!isObjectType(type)) {
    return possibleTypes(schema, type, above).map((each) => ({
      way: `... on ${each.name}`,
      type: each,
      above,
    }));
  }
  const path = [...above, type.name];
  const fields = fieldsOf(type, isLeftOut, path).map(({ name, type }) => ({
    way: name,
    type: getNamedType(type),
    above: path,
  }));
  const leaves = fields.filter((field) => !isCompositeType(field.type));
  const [leaf] = leaves;
  const together = leaf ? [{ ...leaf, way: leaves.map(({ way }) => way).join(" ") }] : [];
  return [...together, ...fields.filter((field) => isCompositeType(field.type))];
}

/** The modules of a neighbour are read of the project itself. */
function possibleTypes(schema: GraphQLSchema, type: GraphQLNamedType, above: string[]) {
  const isOfNeighbour = above.filter((name) => name === "Project").length > 1;
  const isLeftOut = isInterfaceType(type) && isOfNeighbour;
  return isAbstractType(type) && !isLeftOut ? schema.getPossibleTypes(type) : [];
}

function fieldsOf(type: GraphQLObjectType, isLeftOut: IsLeftOut, path: string[]) {
  return Object.values(type.getFields())
    .filter((field) => !field.args.some(isRequiredArgument))
    .filter((field) => !isLeftOut(`${type.name}.${field.name}`))
    .filter((field) => mayFollow(field, path));
}

function mayFollow(field: GraphQLField<unknown, unknown>, path: string[]): boolean {
  const { name } = getNamedType(field.type);
  const max = name === "Project" ? repetitions : 1;
  return path.filter((above) => above === name).length < max;
}
