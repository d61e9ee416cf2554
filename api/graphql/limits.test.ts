import { getIntrospectionQuery, getNamedType, isInputObjectType, parse } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import persistedQueries from "../../web/__generated__/persisted-queries.json";
import { openTestSite, type TestSite } from "../testing/test-site.ts";
import { sampleQueries } from "./graphiql-page.ts";
import { measureOperation } from "./measure-operation.ts";
import { limits, longestText } from "./operation-limits.ts";
import { schema } from "./schema.ts";

/** Options of an introspection query that requests what GraphiQL requests, and more. */
const wholeSchema = {
  descriptions: true,
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  schemaDescription: true,
  inputValueDeprecation: true,
  oneOf: true,
};

const owner = { isOwner: true, hasPortfolioAccess: true };

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const measure = (query: string, variables: Record<string, unknown> = {}) =>
  measureOperation(schema, parse(query), variables, limits.cost);

/** Nests the field `name` in itself `depth` times, around `leaf`. */
const nested = (depth: number, name: string, leaf: string) =>
  `${`${name} { `.repeat(depth)}${leaf}${" }".repeat(depth)}`;
const aliased = (count: number, field: string) =>
  Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(" ");

const deep = `{ project(slug: "x") { ${nested(limits.depth, "next", "name")} } }`;
const manyAliases = `{ banner { ${aliased(limits.aliases + 1, "content")} } }`;
const costly =
  "{ projects(first: 100) { edges { node { next { name } previous { name slug } changedAt } } } }";
const bomb = [
  "{ banner { ...F0 } }",
  ...Array.from({ length: 20 }, (_, n) => `fragment F${n} on Banner { ...F${n + 1} ...F${n + 1} }`),
  "fragment F20 on Banner { content }",
].join(" ");

/** A query with `depth` fragments, each of which spreads the next one twice. */
const doubling = (start: string, type: string, fields: [string, string], depth: number) =>
  [
    `{ ${start} { ...F0 } }`,
    ...Array.from(
      { length: depth },
      (_, n) =>
        `fragment F${n} on ${type} { ${fields.map((field) => `${field} { ...F${n + 1} }`).join(" ")} }`,
    ),
    `fragment F${depth} on ${type} { name }`,
  ].join(" ");
const everyField = "__schema { types { fields { name args { name type { name } } } } }";
/**
 * More fields than the limit. graphql-js's own limit on introspection allows two nested lists of
 * fields.
 */
const everyType = [
  `{ __schema { ${aliased(3, "types { ...T }")} } }`,
  `fragment T on __Type { ${aliased(2, "fields { type { ...U } }")} }`,
  `fragment U on __Type { ${aliased(2, "fields { name description isDeprecated }")} }`,
].join(" ");

test.each([
  ["too deep", deep],
  ["too many aliases", manyAliases],
  ["too costly", costly],
  ["too costly by fragments that spread each other", bomb],
  ["too costly about the schema", everyType],
  ["aliased about the schema", `{ __schema { ${aliased(limits.aliases + 1, "description")} } }`],
  ["too much about the schema at once", `{ ${aliased(20, everyField)} }`],
])("what is %s is refused to visitors and answered to the owner", async (_name, query) => {
  const refused = await site.graphql(query);
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: "OPERATION_TOO_LARGE" });
  expect(refused.data).toBeUndefined();
  expect((await site.graphql(query, {}, owner)).errors).toBeUndefined();
});

test("visitors may ask for all pictures of a case study at once", () => {
  const pictures =
    '{ project(slug: "x") { caseStudy { sections { modules { ... on GalleryModule { items { media { asset { sources { mediaType srcSet } } } } } } } } } }';
  expect(measure(pictures).cost).toBeLessThan(limits.cost);
});

test("a long text is refused before it is read", async () => {
  const long = `{ ${"viewer { isOwner } ".repeat(limits.tokens / 4 + 1)} }`;
  const { errors } = await site.graphql(long);
  expect(errors?.[0]?.message).toContain(`${limits.tokens} words`);
  expect((await site.graphql(long, {}, owner)).data).toEqual({ viewer: { isOwner: true } });
});

test("refusals come with status 400", async () => {
  const payload = { query: deep };
  expect((await site.app.inject({ method: "POST", url: "/graphql", payload })).statusCode).toBe(
    400,
  );
});

test.each([
  ["signIn", 'signIn(input: { password: "x" }) { userErrors { code } }'],
  ["unlockPortfolio", 'unlockPortfolio(input: { password: "x" }) { userErrors { code } }'],
])("%s is tried once in an operation, by anyone", async (_name, field) => {
  for (const viewer of [{ isOwner: false, hasPortfolioAccess: false }, owner]) {
    const { errors, data } = await site.graphql(`mutation { ${aliased(2, field)} }`, {}, viewer);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "OPERATION_TOO_LARGE" });
    expect(data).toBeUndefined();
  }
  const hidden = `mutation { ...A b: ${field} } fragment A on Mutation { a: ${field} }`;
  expect((await site.graphql(hidden)).errors?.[0]?.extensions).toMatchObject({
    code: "OPERATION_TOO_LARGE",
  });
  expect((await site.graphql(`mutation { ${field} }`)).errors).toBeUndefined();
});

test("fragments about the schema that ask for each other are measured at once", () => {
  // Expanded, these fragments have 2^50 fields. The response has few: an object type has no
  // `ofType`.
  const wrapped = doubling('__type(name: "Query")', "__Type", ["a: ofType", "b: ofType"], 50);
  expect(measure(wrapped).cost).toBeLessThan(10);
  const fields = [
    "{ __schema { types { ...F0 } } }",
    ...Array.from(
      { length: 25 },
      (_, n) => `fragment F${n} on __Type { ...F${n + 1} ... on __Type { ...F${n + 1} } }`,
    ),
    "fragment F25 on __Type { fields { type { name fields { name } } } }",
  ].join(" ");
  expect(measure(fields).cost).toBe(Number.POSITIVE_INFINITY);
});

test("a question about the schema costs as much as its response holds", async () => {
  const count = (value: unknown): number =>
    Array.isArray(value)
      ? value.reduce<number>((sum, item) => sum + count(item), 0)
      : Object.values(typeof value === "object" ? (value ?? {}) : {}).reduce<number>(
          (sum, item) => sum + 1 + count(item),
          0,
        );
  for (const query of [
    getIntrospectionQuery(wholeSchema),
    'query ($type: String = "Project") { __type(name: $type) { fields { name args { name } } } }',
    "{ __schema { queryType { fields(includeDeprecated: true) { __typename type { kind } } } } }",
  ]) {
    const { data } = await site.graphql(query);
    expect(measure(query).cost).toBe(count(data));
  }
});

test("what developers start with stays within the limits", async () => {
  for (const operationName of ["Home", "CaseStudy", "Collaborators"]) {
    const payload = { query: sampleQueries, operationName };
    const response = await site.app.inject({ method: "POST", url: "/graphql", payload });
    expect(response.json().errors).toBeUndefined();
  }
  for (const options of [undefined, wholeSchema]) {
    expect((await site.graphql(getIntrospectionQuery(options))).errors).toBeUndefined();
  }
});

test("a field with its own database query costs more, also where it has no fields", () => {
  const list = (field: string) =>
    measure(`{ projects(first: 100) { edges { node { ${field} } } } }`).cost;
  expect(list("changedAt")).toBe(1 + 100 * (2 + 50));
  expect(list("brief { pictureSections }")).toBe(1 + 100 * (3 + 20));
});

test("every mutation that checks a password is tried once in an operation", () => {
  // These mutations set a password, or turn it on and off, but do not check one.
  const others = [
    "createShareLink",
    "setPasswordSignIn",
    "setPortfolioPassword",
    "updateMailSettings",
    "updateShareLink",
    "updateSiteColors",
  ];
  const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
  const names = fields.flatMap(({ name, args }) => {
    const input = args[0] && getNamedType(args[0].type);
    const keys = isInputObjectType(input) ? Object.keys(input.getFields()) : [];
    return keys.some((key) => /password$/i.test(key)) ? [name] : [];
  });
  const unlimited = names.filter((name) => measure(`mutation { ${name} }`).attempts === 0);
  expect(unlimited.sort()).toEqual(others);
});

test("a list costs as much as it is asked to hold", () => {
  const list = (size: string) =>
    `query ($n: Int) { projects(first: ${size}) { edges { node { name } } } }`;
  expect(measure(list("10")).cost).toBe(1 + 10 * 3);
  expect(measure(list("$n"), { n: 20 }).cost).toBe(1 + 20 * 3);
  expect(measure(list("100000")).cost).toBe(1 + 100 * 3);
  expect(measure(list("$n")).cost).toBe(1 + 50 * 3);
  expect(measure(list("$n").replace("Int", "Int = 80")).cost).toBe(1 + 80 * 3);
  expect(measure('{ nodes(ids: ["a", "b", "c"]) { id } }').cost).toBe(1 + 3);
});

const tooLong = "x".repeat(longestText + 1);
const search = "query ($text: String) { projects(search: $text) { edges { node { name } } } }";

test.each([
  ["a literal", `{ project(slug: "${tooLong}") { name } }`, {}],
  ["a name", `{ ${tooLong} }`, {}],
  ["a variable", search, { text: tooLong }],
  ["a part of a variable", search, { text: ["short", { deep: [{ deeper: tooLong }] }] }],
  ["a name in a variable", search, { text: { [tooLong]: 1 } }],
])("%s of too many characters is refused to visitors alone", async (_name, query, variables) => {
  const refused = await site.graphql(query, variables);
  expect(refused.errors?.[0]?.message).toBe("A text may have at most 20000 characters.");
  const told = await site.graphql(query, variables, owner);
  expect(JSON.stringify(told)).not.toContain("at most 20000");
});

test("the site's own documents, REST and forms carry no longer texts, either", async () => {
  const documentId = Object.entries(persistedQueries).find(([, text]) =>
    text.startsWith("query WorkPageQuery("),
  )?.[0];
  const contact = { name: "A", email: "a@b.example", company: "C", message: tooLong };
  for (const request of [
    { url: "/graphql", payload: { documentId, variables: { tag: tooLong } } },
    { url: "/api/contact", payload: contact },
  ]) {
    const response = await site.app.inject({ method: "POST", ...request });
    expect(response.statusCode).toBe(400);
    expect(response.payload).toContain("A text may have at most 20000 characters.");
  }
  const form = await site.app.inject({
    method: "POST",
    url: "/connect",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "same-origin",
    },
    payload: String(new URLSearchParams(contact)),
  });
  expect(form.statusCode).toBe(422);
});

test("variables nested deeper than the stack are refused by what they are", async () => {
  const text = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
  const payload = `{"query":${JSON.stringify(search)},"variables":{"text":${text}}}`;
  const headers = { "content-type": "application/json" };
  const response = await site.app.inject({ method: "POST", url: "/graphql", headers, payload });
  expect(response.statusCode).toBe(400);
  expect(response.json().errors[0].message).toContain("String cannot represent a non string value");
});
