import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  isObjectType,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from "graphql";
import { unwatchedResolver } from "./watch-fields.ts";

/** The query fields that return the schema: `__schema` and `__type`. */
export const introspectionFields = new Map<string, GraphQLField<unknown, unknown>>(
  [SchemaMetaFieldDef, TypeMetaFieldDef].map((field) => [field.name, field]),
);

type Operation = {
  schema: GraphQLSchema;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  variables: Record<string, unknown>;
  /** Counting stops beyond this number, so that it never takes long. */
  max: number;
};

/**
 * Creates a counter of the fields in introspection responses. The counter reads the schema, whose lists have
 * known lengths. One counter serves one operation, and adds up the counts of all its introspection fields.
 * @returns a function that counts `__schema` or `__type` with all fields below it. The function returns
 * infinity once the total exceeds `max`
 */
export function createIntrospectionCounter({ schema, fragments, variables, max }: Operation) {
  const information = { schema } as GraphQLResolveInfo; // the resolvers of introspection read only the schema
  let total = 0;

  const countField = (
    field: GraphQLField<unknown, unknown>,
    node: FieldNode,
    source: unknown,
  ): void => {
    total += 1;
    if (!node.selectionSet || total > max) return;
    const given = argumentsOf(field, node, variables);
    const value = unwatchedResolver(field)(source, given, undefined, information);
    const type = getNamedType(field.type);
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item != null) countSelection(node.selectionSet, type, item);
    }
  };

  /** The count of each selection on each part of the schema, so that no part is traversed twice for a selection. */
  const counted = new Map<SelectionSetNode, Map<unknown, number>>();

  const countSelection = (
    selection: SelectionSetNode,
    type: GraphQLNamedType,
    source: unknown,
  ): void => {
    const known = counted.get(selection) ?? new Map<unknown, number>();
    counted.set(selection, known);
    const before = total;
    total += known.get(source) ?? 0;
    if (known.has(source)) return;
    countNodes(selection, type, source);
    known.set(source, total - before);
  };

  const countNodes = (
    { selections }: SelectionSetNode,
    type: GraphQLNamedType,
    source: unknown,
  ): void => {
    for (const node of selections) {
      if (total > max) return;
      if (node.kind === "Field") {
        const field = isObjectType(type) ? type.getFields()[node.name.value] : undefined;
        if (field) countField(field, node, source);
        else total += 1; // __typename
      } else {
        const { selectionSet } =
          node.kind === "InlineFragment" ? node : (fragments.get(node.name.value) ?? {});
        if (selectionSet) countSelection(selectionSet, type, source);
      }
    }
  };

  return (field: GraphQLField<unknown, unknown>, node: FieldNode): number => {
    const before = total;
    countField(field, node, undefined);
    return total > max ? Number.POSITIVE_INFINITY : total - before;
  };
}

/**
 * The arguments of a field, defaults included. An empty object for invalid arguments, because an operation
 * with such arguments is refused anyway.
 */
export function argumentsOf(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: Record<string, unknown>,
): Record<string, unknown> {
  try {
    return getArgumentValues(field, node, variables);
  } catch {
    return {};
  }
}
