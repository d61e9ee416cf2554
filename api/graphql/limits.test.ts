import { getIntrospectionQuery, parse } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../testing/test-site.ts";
import { sampleQueries } from "./fuzz/sample-queries.ts";
import { measureOperation } from "./measure-operation.ts";
import { limits } from "./operation-limits.ts";
import { schema } from "./schema.ts";

/** As GraphiQL asks, and more. */
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

/** `name` within itself, so often. */
const nested = (depth: number, name: string, leaf: string) =>
  `${`${name} { `.repeat(depth)}${leaf}${" }".repeat(depth)}`;
const aliased = (count: number, field: string) =>
  Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(" ");

const deep = `{ project(slug: "x") { ${nested(limits.depth, "next", "name")} } }`;
const manyAliases = `{ banner { ${aliased(limits.aliases + 1, "content")} } }`;
const costly =
  "{ projects(first: 100) { edges { node { next { name } previous { name slug } } } } }";
const bomb = [
  "{ banner { ...F0 } }",
  ...Array.from({ length: 20 }, (_, n) => `fragment F${n} on Banner { ...F${n + 1} ...F${n + 1} }`),
  "fragment F20 on Banner { content }",
].join(" ");

/** Fragments each of which asks for the next one twice, as often as `depth` says. */
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
/** Some 30,000 fields; graphql-js itself allows two lists of fields within each other. */
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
  // Written out, as they are answered, these have more fields than can be counted.
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
