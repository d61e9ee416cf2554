/** @module-tag bothDatabases */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { log } from "../log.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";

let site: TestSite;
let cookie: string;
beforeEach(async () => {
  site = await openTestSite();
  cookie = await site.signIn();
});
afterEach(() => site.close());

const input = { isActive: true, content: "Words" };
const byGraph = () =>
  site.app.inject({
    method: "POST",
    url: "/graphql",
    headers: { cookie },
    payload: {
      query: `mutation ($input: UpdateBannerInput!) { updateBanner(input: $input) { userErrors { code } } }`,
      variables: { input },
    },
  });
const byRest = () =>
  site.app.inject({ method: "POST", url: "/api/banner", headers: { cookie }, payload: input });

test.each([
  ["a full disk", new Error("database or disk is full"), 507, "STORAGE_FULL"],
  [
    "a full disk under the files",
    Object.assign(new Error("x"), { code: "ENOSPC" }),
    507,
    "STORAGE_FULL",
  ],
  [
    "a statement that waited in vain",
    Object.assign(new Error("x"), { code: "P1008" }),
    503,
    "BUSY",
  ],
  [
    "a transaction without a turn",
    new Error("outer", { cause: Object.assign(new Error("x"), { code: "P2028" }) }),
    503,
    "BUSY",
  ],
])("%s is told with its status, and when to come back", async (_name, error, status, code) => {
  vi.spyOn(site.database, "$transaction").mockRejectedValue(error);
  const [graph, rest] = [await byGraph(), await byRest()];
  expect([graph.statusCode, rest.statusCode]).toEqual([status, status]);
  expect(graph.json().errors[0].extensions.code).toBe(code);
  expect(rest.json().code).toBe(code);
  for (const { headers } of [graph, rest]) {
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  }
});

test("what else fails stays one plain sentence, and is logged with its cause", async () => {
  const fault = new Error("secret/path is broken");
  vi.spyOn(site.database, "$transaction").mockRejectedValue(fault);
  const logged = vi.spyOn(log, "error");
  const rest = await byRest();
  expect([rest.statusCode, rest.json().code]).toEqual([500, "INTERNAL_SERVER_ERROR"]);
  expect(rest.body).not.toContain("secret");
  expect(logged.mock.lastCall).toEqual([{ err: fault }, "operation failed"]);
});
