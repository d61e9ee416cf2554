import { getIntrospectionQuery } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import persistedQueries from "../../web/__generated__/persisted-queries.json" with { type: "json" };
import { greet } from "../boot/greeting.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";
import { graphiqlPaths } from "./graphiql-page.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ OPEN_GRAPHQL: "0" });
});
afterAll(() => site.close());

const post = async (payload: object, headers: Record<string, string> = {}) =>
  site.app.inject({ method: "POST", url: "/graphql", headers, payload });

test("GraphiQL, introspection and operations of one's own answer 404, to the owner too", async () => {
  const page = await site.app.inject({ url: "/graphql", headers: { accept: "text/html" } });
  expect([page.statusCode, page.body.includes("GraphiQL")]).toEqual([404, false]);
  for (const url of Object.values(graphiqlPaths)) {
    expect((await site.app.inject({ url })).statusCode).toBe(404);
  }
  const cookie = await signIn();
  for (const headers of [{}, { cookie }, { accept: "application/graphql-response+json" }]) {
    for (const query of [getIntrospectionQuery(), "{ viewer { isOwner } }", "{"]) {
      const response = await post({ query }, headers);
      expect([response.statusCode, response.json().data]).toEqual([404, undefined]);
    }
    expect((await post({}, headers)).statusCode).toBe(404);
  }
  const asked = await site.app.inject({
    url: "/graphql?query={viewer{isOwner}}",
    headers: { "x-vitrine-client": "1" },
  });
  expect(asked.statusCode).toBe(404);
});

test("the site's own documents run, and REST goes on", async () => {
  const [documentId] =
    Object.entries(persistedQueries).find(([, text]) => text.includes("query siteLayoutQuery")) ??
    [];
  const layout = await post({ documentId, variables: {} });
  expect([layout.statusCode, layout.json().errors]).toEqual([200, undefined]);
  const address = `/graphql?documentId=${documentId}&variables=%7B%7D`;
  expect((await site.app.inject({ url: address })).statusCode).toBe(200);
  expect((await site.app.inject({ url: "/api/banner" })).statusCode).toBe(200);
});

test("who reads the terminal is not sent to GraphiQL", () => {
  const generated = { owner: undefined };
  const words = greet("http://localhost", generated, { notices: [], hasGraphiQL: false });
  expect(words).not.toContain("GraphiQL");
  // /admin redirects to the home page before sign-in, so the greeting also names the sign-in page.
  expect(words).toContain("http://localhost/sign-in");
});

test("documents of tests are none of the site's", () => {
  const names = Object.values(persistedQueries).map((text) => /^\w+ (\w+)/.exec(text)?.[1] ?? "");
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => /Test(?:Query|Mutation)$/.test(name))).toEqual([]);
});

async function signIn(): Promise<string> {
  const response = await site.app.inject({
    method: "POST",
    url: "/api/session",
    payload: { password: "correct horse battery" },
  });
  return response.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}
