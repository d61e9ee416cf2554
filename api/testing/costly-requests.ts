import { request } from "node:http";
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

/** A request of somebody whom nobody knows, made to cost the site more than it costs them. */
export type CostlyRequest = {
  name: string;
  method: string;
  url: string;
  headers?: Record<string, string>;
  body?: string;
};

/** What is repeated, because something may take the square of its length. */
const fills = {
  accents: "\u0315\u0300",
  spaces: " ",
  slashes: "/",
  commas: ",",
  quotes: '"',
  letters: "a",
  tags: "<!--",
};

type Kind = keyof typeof fills;
type Fill = [kind: string, text: string];

/** Those that have cost most. */
const worst: Kind[] = ["accents", "spaces", "slashes"];

/** Nearly as long as the head of a request may be. */
const headLength = 15_000;
const bodyLength = 60_000;
/** The longest that is read of a text in an operation, and of a search. */
const textLengths = [19_900, 200];

const repeatFor = (text: string, length: number) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);
const inAddress = (text: string, length = headLength) => {
  const one = text === "/" ? text : encodeURIComponent(text);
  return one.repeat(Math.floor(length / one.length));
};

const headerNames = [
  "accept",
  "accept-encoding",
  "accept-language",
  "authorization",
  "cache-control",
  "content-type",
  "cookie",
  "forwarded",
  "if-match",
  "if-modified-since",
  "if-none-match",
  "origin",
  "range",
  "referer",
  "user-agent",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
];

/** What a header of the name begins with, where all else is refused at once. */
const headerStarts: Record<string, string> = {
  range: "bytes=0-",
  cookie: "vitrine-session=",
  origin: "https://",
};

const json = { "content-type": "application/json", "x-vitrine-client": "1" };
const form = {
  "content-type": "application/x-www-form-urlencoded",
  "sec-fetch-site": "same-origin",
};

/** Everyone's addresses, of the list of routes. */
const routes = Object.entries(permissionMap.routes)
  .filter(([, audience]) => audience === "everyone")
  .map(([route]) => {
    const [method = "", path = ""] = route.split(" ");
    return { method, path };
  });

type Route = (typeof routes)[number];

const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({ type, field })),
);
const fields = roots.filter(
  ({ type, field }) =>
    type === schema.getQueryType() || permissionMap.mutations[field.name] === "everyone",
);

/** The names of all that somebody may send in a form. */
const formNames = new Set(
  fields.flatMap(({ field }) =>
    field.args.flatMap(({ type }) => {
      const input = getNamedType(type);
      return isInputObjectType(input) ? Object.keys(input.getFields()) : [];
    }),
  ),
);

/**
 * Every candidate, by what is costly about it. A new address, field or document is among them by itself.
 * @param isShort whether those are enough that have cost most
 */
export function costlyRequests(isShort = false): Record<string, CostlyRequest[]> {
  const kinds = Object.entries(fills).filter(
    ([kind]) => !isShort || worst.some((name) => name === kind),
  );
  const kindsOfDocuments = isShort ? kinds.slice(0, 1) : kinds;
  return {
    headers: headerNames.flatMap((name) => withHeader(name, kinds)),
    addresses: routes.flatMap((route) => withAddress(route, kinds)),
    bodies: routes
      .filter(({ method }) => method !== "GET")
      .flatMap((route) => withBody(route, kinds)),
    arguments: fields.flatMap(({ type, field }) => withArguments(type?.name ?? "", field, kinds)),
    variables: Object.entries(persistedQueries).flatMap(([id, text]) =>
      withVariables(id, text, kindsOfDocuments),
    ),
    operations: documents.map(([name, query]) => operation(name, { query })),
  };
}

function withHeader(name: string, kinds: Fill[]): CostlyRequest[] {
  const latin = kinds.filter(([, fill]) => fill !== fills.accents);
  return latin.flatMap(([kind, fill]) => {
    // What surrounds a value is taken off by the parser.
    const value = `${headerStarts[name] ?? "a"}${repeatFor(fill, headLength)};a`;
    const headers = { ...(name !== "accept" && { accept: "text/html" }), [name]: value };
    return ["/", "/api/projects", "/social-card/home.png"].map((url) => ({
      name: `${name} of ${kind} to ${url}`,
      method: "GET",
      url,
      headers,
    }));
  });
}

function withAddress({ method, path }: Route, kinds: Fill[]): CostlyRequest[] {
  const plain = path.replace(/[:*]\w*/g, "1");
  return kinds.flatMap(([kind, fill]) => [
    ...(plain === path
      ? []
      : [
          {
            name: `${method} ${path} of ${kind}`,
            method,
            url: `${path.replace(/[:*]\w*/, () => inAddress(fill))}x`,
          },
        ]),
    {
      name: `${method} ${plain}?tag= of ${kind}`,
      method,
      url: `${plain}?tag=${inAddress(fill === "/" ? "%2F" : fill, headLength)}`,
    },
  ]);
}

function withBody({ method, path }: Route, kinds: Fill[]): CostlyRequest[] {
  const url = path.replace(/[:*]\w*/g, "1");
  return kinds.flatMap(([kind, fill]) => {
    const text = repeatFor(fill, Math.floor(bodyLength / formNames.size));
    const values = Object.fromEntries([...formNames].map((name) => [name, text]));
    const one = repeatFor(fill, 19_900);
    const bodies = [
      { headers: json, body: JSON.stringify(values) },
      { headers: json, body: JSON.stringify({ password: one, message: one.slice(0, 10_000) }) },
      { headers: form, body: String(new URLSearchParams(values)) },
    ];
    return bodies.map((sent, index) => ({
      name: `${method} ${path} of ${kind}, body ${index + 1}`,
      method,
      url,
      ...sent,
    }));
  });
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
    // Only types of inputs are named by variables.
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

/** A value in which every text is the given one. Undefined where there need be none, and none is known. */
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
      ({ type, args }) => isLeafType(getNamedType(type)) && args.length === 0,
    )
  : [];

/** Documents that are large in one way each. */
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

/** A fixed piece of work, by which processors are compared: some 25 milliseconds of one. */
export function fixedWork(): number {
  const rows = Array.from({ length: 40_000 }, (_, index) => ({ index, text: `row ${index % 97}` }));
  const read: typeof rows = JSON.parse(JSON.stringify(rows));
  return read.sort((one, other) => one.text.localeCompare(other.text)).length;
}

/** The most that a request may take of the processor, in pieces of the fixed work: 250 milliseconds. */
export const maxPieces = 10;

let senders = 0;

/** Sends a request, as another visitor each time. @returns its status */
export function send(port: number, { method, url, headers, body }: CostlyRequest): Promise<number> {
  senders += 1;
  const sender = { "x-forwarded-for": `203.0.${(senders >> 8) % 256}.${senders % 256}` };
  const all = { ...sender, ...headers };
  return new Promise((resolve, reject) => {
    const sent = request({ port, method, path: url, headers: all, agent: false }, (response) => {
      response.resume().once("end", () => resolve(response.statusCode ?? 0));
    });
    sent.once("error", reject).end(body);
  });
}

/** One of each address, so that what is loaded or compressed once is there. */
export function plainRequests(): CostlyRequest[] {
  const headers = { accept: "text/html", "accept-encoding": "br" };
  return routes.map(({ method, path }) => {
    const url = path.replace(/[:*]\w*/g, "home");
    return { name: `${method} ${path}`, method, url, headers };
  });
}
