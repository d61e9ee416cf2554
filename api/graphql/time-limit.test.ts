import { setTimeout as wait } from "node:timers/promises";
import { buildSchema } from "graphql";
import { createYoga, type Plugin } from "graphql-yoga";
import { afterEach, expect, test, vi } from "vitest";
import { visitor } from "../access/viewer.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";
import type { Context } from "./context.ts";
import { maskError } from "./errors.ts";
import { useTimeLimit } from "./time-limit.ts";

let site: TestSite | undefined;
afterEach(() => site?.close());

const limit = 50;

const refusal = {
  message: "The operation took too long; ask for less at once.",
  extensions: { code: "OPERATION_TOO_SLOW" },
};

/** Asks for something slow, and then for something within it. */
async function ask(viewer: Context["viewer"]) {
  const inner = vi.fn(() => "done");
  const slow = async () => {
    await wait(4 * limit);
    return { inner };
  };
  const giveRoot: Plugin = {
    onExecute: ({ args }) => {
      Object.assign(args, { rootValue: { slow } });
    },
  };
  const { fetch } = createYoga<object, Pick<Context, "viewer">>({
    schema: buildSchema("type Query { slow: Slow } type Slow { inner: String }"),
    context: { viewer },
    maskedErrors: { maskError },
    plugins: [useTimeLimit(limit), giveRoot],
  });
  const begun = performance.now();
  const response = await fetch("http://localhost/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify({ query: "{ slow { inner } }" }),
  });
  const took = performance.now() - begun;
  await wait(5 * limit);
  return { status: response.status, body: await response.json(), took, inner };
}

test("an operation that takes too long is answered at once, and worked on no further", async () => {
  const { status, body, took, inner } = await ask(visitor);
  expect({ status, body }).toEqual({ status: 503, body: { errors: [refusal] } });
  expect(took).toBeLessThan(4 * limit);
  expect(inner).not.toHaveBeenCalled();
});

test("the owner's takes as long as it takes", async () => {
  const { status, body } = await ask({ isOwner: true, hasPortfolioAccess: true });
  expect({ status, body }).toEqual({ status: 200, body: { data: { slow: { inner: "done" } } } });
});

test("the endpoint of the site has such a limit", async () => {
  const never = 600_000;
  const limits = { head: never, silence: never, body: never, slowestPace: 1, nextRequest: never };
  site = await openTestSite({}, undefined, { ...limits, operation: limit });
  await site.database.project.create({
    data: { name: "Slow", slug: "slow", heroImage: "/objects/a.png" },
  });
  const asset = { mediaType: "image/png", byteSize: 1, width: 1, height: 1, checksum: "none" };
  await site.database.mediaAsset.create({
    data: { ...asset, path: "/objects/a.png", kind: "image" },
  });
  vi.spyOn(site.media.catalog, "readAudiences").mockReturnValue(new Promise(() => {}));
  const query = `{ project(slug: "slow") { heroImage { asset { path } } } }`;
  const { statusCode, body } = await site.app.inject({
    method: "POST",
    url: "/graphql",
    payload: { query },
  });
  expect({ statusCode, body: JSON.parse(body) }).toEqual({
    statusCode: 503,
    body: { errors: [refusal] },
  });
});
