import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  typeFromAST,
} from "graphql";
import persistedQueries from "../../web/__generated__/persisted-queries.json" with { type: "json" };
import { permissionMap } from "../access/permission-map.ts";
import { schema } from "../graphql/schema.ts";
import { type CostlyRequest, type Fill, fills, json, repeatFor } from "./costly-request.ts";

/**
 * Nearly the maximum length of a text in an operation, and the maximum length of a search text, in
 * characters.
 */
const textLengths = [19_900, 200];

const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({ type, field })),
);
/** The queries and mutations that are open to everyone. */
export const openFields = roots.filter(
  ({ type, field }) =>
    type === schema.getQueryType() || permissionMap.mutations[field.name] === "everyone",
);

/** Expensive operations of anonymous callers, grouped by the part that makes them expensive. */
export function costlyOperations(kinds: Fill[], kindsOfDocuments: Fill[]) {
  return {
    arguments: openFields.flatMap(({ type, field }) =>
      withArguments(type?.name ?? "", field, kinds),
    ),
    variables: Object.entries(persistedQueries).flatMap(([id, text]) =>
      withVariables(id, text, kindsOfDocuments),
    ),
    operations: documents.map(([name, query]) => operation(name, { query })),
  };
}

function withArguments(
  root: string,
  field: GraphQLField<unknown, unknown>,
  kinds: Fill[],
): CostlyRequest[] {
  if (!field.args.some(({ type }) => holdsText(type))) return [];
  return variants(kinds, (text) => {
    const given = field.args.map(({ name, type }) => ({ name, type, value: givenFor(type, text) }));
    const used = given.filter(({ value }) => value !== undefined);
    const declared = used.map(({ name, type }) => `$${name}: ${type}`).join(", ");
    const passed = used.map(({ name }) => `${name}: $${name}`).join(", ");
    const selection = isLeafType(getNamedType(field.type)) ? "" : "{ __typename }";
    return {
      query: `${root === "Mutation" ? "mutation" : "query"} (${declared}) { ${field.name}(${passed}) ${selection} }`,
      variables: Object.fromEntries(used.map(({ name, value }) => [name, value])),
    };
  }).map(([kind, body]) => operation(`${root}.${field.name} of ${kind}`, body));
}

function withVariables(documentId: string, text: string, kinds: Fill[]): CostlyRequest[] {
  const [definition] = parse(text).definitions;
  if (definition?.kind !== "OperationDefinition") return [];
  const declared = (definition.variableDefinitions ?? []).flatMap(({ variable, type }) => {
    const found = typeFromAST(schema, type);
    // Variables have only input types.
    return found ? [[variable.name.value, found as GraphQLInputType] as const] : [];
  });
  if (!declared.some(([, type]) => holdsText(type))) return [];
  return variants(kinds, (given) => ({
    documentId,
    variables: Object.fromEntries(declared.map(([name, type]) => [name, givenFor(type, given)])),
  })).map(([kind, body]) => operation(`document ${definition.name?.value} of ${kind}`, body));
}

function variants<Body>(kinds: Fill[], make: (text: string) => Body): [kind: string, body: Body][] {
  return kinds.flatMap(([kind, fill]) =>
    textLengths.map((length): [string, Body] => [
      `${length} ${kind}`,
      make(repeatFor(fill, length)),
    ]),
  );
}

function operation(name: string, body: object): CostlyRequest {
  return { name, method: "POST", url: "/graphql", headers: json, body: JSON.stringify(body) };
}

function holdsText(type: GraphQLInputType): boolean {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return ["String", "ID"].includes(named.name);
  return Object.values(named.getFields()).some((field) => holdsText(field.type));
}

/**
 * A value of the type, in which every text is the given text. Undefined for inputs that are nested too deep,
 * and for unknown types.
 */
function givenFor(type: GraphQLInputType, text: string, depth = 0): unknown {
  if (isNonNullType(type)) return givenFor(type.ofType, text, depth);
  if (isListType(type)) return [givenFor(type.ofType, text, depth)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    if (depth > 3) return undefined;
    const all = Object.values(type.getFields());
    const chosen = type.isOneOf ? all.slice(0, 1) : all;
    return Object.fromEntries(
      chosen.map(({ name, type: of }) => [name, givenFor(of, text, depth + 1)]),
    );
  }
  const known: Record<string, unknown> = {
    String: text,
    ID: text,
    Int: 1,
    Float: 1,
    Boolean: true,
  };
  return known[type.name];
}

const aliased = (count: number, field: string) =>
  Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(" ");
const query = schema.getQueryType();
const project = schema.getType("Project");
const leaves = isObjectType(project)
  ? Object.values(project.getFields()).filter(
      ({ type, args, extensions }) =>
        isLeafType(getNamedType(type)) && args.length === 0 && !("cost" in extensions),
    )
  : [];

/** Documents, each of which is large in one respect. */
const documents: [name: string, query: string][] = [
  ["many unknown fields", `{ ${Array.from({ length: 900 }, (_, n) => `projekt${n}`).join(" ")} }`],
  ["one long unknown field", `{ ${"project".repeat(2_000)} }`],
  ["the same field again and again", `{ ${"viewer { isOwner } ".repeat(240)} }`],
  [
    "many fragments",
    `{ viewer { ...F0 } } ${Array.from({ length: 100 }, (_, n) => `fragment F${n} on Viewer { ...F${n + 1} }`).join(" ")}`,
  ],
  ["deep lists", `{ a(b: ${"[".repeat(450)}${"]".repeat(450)}) }`],
  [
    "many variables",
    `query (${Array.from({ length: 240 }, (_, n) => `$v${n}: Int`).join(" ")}) { viewer { isOwner } }`,
  ],
  [
    "aliased lists",
    `{ ${aliased(
      28,
      `projects(first: 20) { edges { node { ${leaves
        .slice(0, 20)
        .map(({ name }) => name)
        .join(" ")} } } }`,
    )} }`,
  ],
  [
    "a whole list",
    `{ projects(first: 100) { edges { node { ${leaves.map(({ name }) => name).join(" ")} } } } }`,
  ],
  [
    "times of changes",
    `{ ${aliased(5, "projects(first: 100) { edges { node { changedAt } } }")} }`,
  ],
  [
    "sections of pictures",
    `{ ${aliased(12, "projects(first: 100) { edges { node { brief { pictureSections } } } }")} }`,
  ],
  [
    "aliased searches",
    `{ ${aliased(28, `projects(search: "${repeatFor("a ", 200)}") { totalCount }`)} }`,
  ],
  ["aliased tags", `{ ${aliased(28, `tag(name: "${repeatFor(fills.accents, 200)}") { key }`)} }`],
  [
    "every root",
    `{ ${Object.values(query?.getFields() ?? {})
      .filter(({ args, type }) => args.length === 0 && !isLeafType(getNamedType(type)))
      .map(({ name }) => `${name} { __typename }`)
      .join(" ")} }`,
  ],
];
