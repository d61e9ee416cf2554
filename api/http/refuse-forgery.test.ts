import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, ownerPassword, type TestSite } from "../testing/test-site.ts";

let site: TestSite;
let cookie: string;
beforeAll(async () => {
  site = await openTestSite();
  cookie = await site.signIn();
});
afterAll(() => site.close());

const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded" };
const updateBanner =
  'mutation { updateBanner(input: { isActive: true, content: "Forged" }) { banner { content } } }';

function post(headers: Record<string, string>, query = updateBanner) {
  const isForm = headers["content-type"] === form["content-type"];
  return site.app.inject({
    method: "POST",
    url: "/graphql",
    headers: { host: "portfolio.example", cookie, ...headers },
    payload: isForm ? `query=${encodeURIComponent(query)}` : JSON.stringify({ query }),
  });
}

test.each<[string, Record<string, string>]>([
  ["JSON from another site's page", { ...json, "sec-fetch-site": "cross-site" }],
  ["JSON from a sibling of the host", { ...json, "sec-fetch-site": "same-site" }],
  ["JSON of an older browser on another site", { ...json, origin: "https://evil.example" }],
  [
    "JSON of an older browser on the same host by another scheme",
    { ...json, origin: "https://portfolio.example" },
  ],
  ["JSON of one on another port", { ...json, origin: "http://portfolio.example:8080" }],
  ["JSON from a sandboxed frame", { ...json, origin: "null" }],
  ["a form of nobody's", form],
  ["plain text", { "content-type": "text/plain" }],
  ["text that says JSON", { "content-type": "text/plain; a=application/json" }],
  ["a body of no type", {}],
  [
    "a form of the site itself, for GraphQL knows no forms",
    { ...form, "sec-fetch-site": "same-origin" },
  ],
  [
    "another site's page with the client header",
    { ...json, "x-vitrine-client": "1", "sec-fetch-site": "cross-site" },
  ],
])("%s is refused", async (_name, headers) => {
  const response = await post(headers);
  expect(response.statusCode).toBe(403);
  expect((await site.database.banner.findFirst())?.content).not.toBe("Forged");
});

test.each<[string, Record<string, string>]>([
  ["without a length", {}],
  ["of length 0", { "content-length": "0" }],
])("nor does an empty body %s change anything", async (_name, headers) => {
  const send = (others: Record<string, string>) =>
    site.app.inject({
      method: "POST",
      url: "/api/logout",
      headers: { host: "portfolio.example", ...headers, ...others },
    });
  expect((await send({})).statusCode).toBe(403);
  expect((await send({ "x-requested-with": "a script" })).statusCode).not.toBe(403);
});

test.each<[string, Record<string, string>]>([
  ["the site's own page", { ...json, "sec-fetch-site": "same-origin" }],
  ["an older browser's own page", { ...json, origin: "http://portfolio.example" }],
  ["a program with JSON", json],
])("%s is heard", async (_name, headers) => {
  const query = "mutation { signOut { viewer { isOwner } } }";
  const response = await post({ ...headers, cookie: "" }, query);
  expect(response.json()).toEqual({ data: { signOut: { viewer: { isOwner: false } } } });
});

test("signing in and out is protected as well", async () => {
  const foreign = { ...json, origin: "https://evil.example" };
  const signIn = `mutation { signIn(input: { password: "${ownerPassword}" }) { viewer { isOwner } } }`;
  const response = await post(foreign, signIn);
  expect(response.statusCode).toBe(403);
  expect(response.cookies).toEqual([]);
  await post(foreign, "mutation { signOut { viewer { isOwner } } }");
  const viewer = await post(json, "{ viewer { isOwner } }");
  expect(viewer.json().data.viewer.isOwner).toBe(true);
});

test("a mutation cannot be sent as a link", async () => {
  const response = await site.app.inject({
    url: `/graphql?query=${encodeURIComponent(updateBanner)}`,
    headers: { cookie, "x-vitrine-client": "1" },
  });
  expect(response.statusCode).toBe(405);
  expect((await site.database.banner.findFirst())?.content).not.toBe("Forged");
});

test.each(["PUT", "PATCH", "DELETE", "POST"] as const)(
  "%s to any address is refused to other sites' pages, whether something answers there or not",
  async (method) => {
    const response = await site.app.inject({
      method,
      url: "/anything",
      headers: { cookie, "sec-fetch-site": "cross-site" },
    });
    expect(response.statusCode).toBe(403);
  },
);

test.each(["/", "/graphql", "/api/projects", "/objects/none.png", "/api/health", "/api/session"])(
  "no other site is told that its scripts may read %s",
  async (url) => {
    for (const method of ["GET", "POST", "OPTIONS"] as const) {
      const asked = { origin: "https://evil.example", "access-control-request-method": "POST" };
      const { headers } = await site.app.inject({ method, url, headers: { cookie, ...asked } });
      expect(Object.keys(headers).filter((name) => /^access-control-/i.test(name))).toEqual([]);
    }
  },
);
