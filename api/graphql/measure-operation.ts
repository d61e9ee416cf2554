import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getVariableValues,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import {
  argumentsOf,
  createIntrospectionCounter,
  introspectionFields,
} from "./introspection-cost.ts";

/** The size of an operation. */
export type Measures = {
  /** Levels of fields, the first included; levels below `__schema` and `__type` are not counted. */
  depth: number;
  aliases: number;
  /** The estimated number of fields in the response; a field with its own database query counts as several. */
  cost: number;
  /** Fields that try a password or leave a message. */
  attempts: number;
};

/** The number of nodes of a connection without `first` and `last`, and the maximum for visitors. */
const pageSize = { default: 50, max: 100 };

/** The assumed length of a list without pagination, unless its field has `extensions.length`. */
const listLength = 10;

const attemptFields = new Set([
  "signIn",
  "changeOwnerPassword",
  "confirmOwner",
  "requestArchiveDownload",
  "requestBackupDownload",
  "restoreBackup",
  "unlockPortfolio",
  "sendContactMessage",
  "requestAccess",
  "addReviewComment",
  "answerReviewComment",
]);

const nothing: Measures = { depth: 0, aliases: 0, cost: 0, attempts: 0 };

/**
 * Measures a valid document without running it. Each fragment is measured once, however often it is spread,
 * and introspection fields are counted only up to `max`.
 */
export function measureOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  given: Record<string, unknown>,
  max: number,
): Measures {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const operations: OperationDefinitionNode[] = [];
  for (const definition of document.definitions) {
    if (definition.kind === "FragmentDefinition") fragments.set(definition.name.value, definition);
    if (definition.kind === "OperationDefinition") operations.push(definition);
  }
  const variables = variablesOf(schema, operations, given);
  const countIntrospection = createIntrospectionCounter({ schema, fragments, variables, max });
  const measured = new Map<string, Measures>();

  const measureFragment = (name: string): Measures => {
    const known = measured.get(name);
    if (known) return known;
    const fragment = fragments.get(name);
    const type = fragment && schema.getType(fragment.typeCondition.name.value);
    const measures = type ? measureSelection(fragment.selectionSet, type) : nothing;
    measured.set(name, measures);
    return measures;
  };

  const measureField = (node: FieldNode, parent: GraphQLNamedType): Measures => {
    const name = node.name.value;
    const introspection = introspectionFields.get(name);
    const field = introspection ?? fieldOf(parent, name);
    const { cost = 1 } = Object(field?.extensions) as { cost?: number }; // declared beside the field
    const own = {
      depth: 1,
      aliases: node.alias ? 1 : 0,
      cost,
      attempts: attemptFields.has(name) ? 1 : 0,
    };
    if (!field || !node.selectionSet) return own;
    const below = measureSelection(node.selectionSet, getNamedType(field.type));
    if (introspection) {
      const aliases = own.aliases + below.aliases;
      return { ...own, aliases, cost: countIntrospection(introspection, node) };
    }
    return {
      depth: own.depth + below.depth,
      aliases: own.aliases + below.aliases,
      attempts: own.attempts + below.attempts,
      cost: cost + countOf(field, node, variables) * below.cost,
    };
  };

  const measureSelection = (selection: SelectionSetNode, type: GraphQLNamedType): Measures =>
    selection.selections
      .map((node) => {
        if (node.kind === "Field") return measureField(node, type);
        if (node.kind === "FragmentSpread") return measureFragment(node.name.value);
        const condition = node.typeCondition?.name.value;
        const narrowed = condition === undefined ? type : schema.getType(condition);
        return narrowed ? measureSelection(node.selectionSet, narrowed) : nothing;
      })
      .reduce(add, nothing);

  return operations
    .map(({ operation, selectionSet }) => {
      const root = schema.getRootType(operation);
      return root ? measureSelection(selectionSet, root) : nothing;
    })
    .reduce(add, nothing);
}

function add(one: Measures, other: Measures): Measures {
  return {
    depth: Math.max(one.depth, other.depth),
    aliases: one.aliases + other.aliases,
    cost: one.cost + other.cost,
    attempts: one.attempts + other.attempts,
  };
}

function fieldOf(type: GraphQLNamedType, name: string) {
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
}

/** Adds the defaults to the given variables. Returns them unchanged if a variable is invalid. */
function variablesOf(
  schema: GraphQLSchema,
  operations: OperationDefinitionNode[],
  given: Record<string, unknown>,
): Record<string, unknown> {
  const definitions = operations.flatMap(({ variableDefinitions = [] }) => variableDefinitions);
  return getVariableValues(schema, definitions, given, { maxErrors: 1 }).coerced ?? given;
}

/** The assumed number of objects that a field returns. */
function countOf(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: Record<string, unknown>,
): number {
  const { ids, first, last } = argumentsOf(field, node, variables);
  if (Array.isArray(ids)) return ids.length;
  if (getNamedType(field.type).name.endsWith("Connection")) {
    const size = Number(first ?? last ?? pageSize.default);
    return Math.min(Math.max(0, size), pageSize.max);
  }
  // The edges of a connection are counted at the connection.
  if (!isList(field.type) || field.name === "edges") return 1;
  const { length = listLength } = field.extensions as { length?: number }; // declared beside the field
  return length;
}

function isList(type: GraphQLOutputType): boolean {
  return isNonNullType(type) ? isList(type.ofType) : isListType(type);
}
