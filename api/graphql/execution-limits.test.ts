import { setTimeout as wait } from "node:timers/promises";
import { buildSchema, getIntrospectionQuery, parse } from "graphql";
import { createYoga, type Plugin } from "graphql-yoga";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type Viewer, visitor } from "../access/viewer.ts";
import type { Context } from "../builder/context.ts";
import { maskError } from "../builder/errors.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";
import { executeOperation } from "./execute.ts";
import { useExecutionLimits } from "./limits.ts";
import { limits } from "./operation-limits.ts";

let site: TestSite | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  await site?.close();
  site = undefined;
});

const limit = 50;

const refusal = {
  message: "The operation took too long; request less at once.",
  extensions: { code: "OPERATION_TOO_SLOW" },
};

/** Requests a slow field, which resolves when `end` is called, and the field `inner` within it. */
function ask(viewer: Context["viewer"]) {
  const inner = vi.fn(() => "done");
  let end = () => {};
  const isOver = new Promise<void>((resolve) => {
    end = resolve;
  });
  const slow = async () => {
    await isOver;
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
    plugins: [useExecutionLimits({ ...limits, time: limit }), giveRoot],
  });
  const response = fetch("http://localhost/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify({ query: "{ slow { inner } }" }),
  });
  return { response, end, inner };
}

async function read(response: Response) {
  return { status: response.status, body: await response.json() };
}

test("an operation that takes too long is answered before its end, and worked on no further", async () => {
  const { response, end, inner } = ask(visitor);
  expect(await read(await response)).toEqual({ status: 503, body: { errors: [refusal] } });
  end();
  await new Promise(setImmediate);
  expect(inner).not.toHaveBeenCalled();
});

test("the owner's takes as long as it takes", async () => {
  const { response, end } = ask({ isOwner: true, hasPortfolioAccess: true });
  await wait(4 * limit);
  end();
  expect(await read(await response)).toEqual({
    status: 200,
    body: { data: { slow: { inner: "done" } } },
  });
});

test("the endpoint of the site has such a limit", async () => {
  const never = 600_000;
  const patient = {
    head: never,
    silence: never,
    body: never,
    slowestPace: 1,
    stall: 60_000,
    nextRequest: never,
    sharedResponse: never,
  };
  site = await openTestSite({}, undefined, { ...patient, operation: limit });
  await site.database.project.create({
    data: { name: "Slow", slug: "slow", heroImage: "/objects/a.png" },
  });
  const asset = { mediaType: "image/png", byteSize: 1, width: 1, height: 1, checksum: "none" };
  await site.database.mediaAsset.create({
    data: { ...asset, path: "/objects/a.png", kind: "image" },
  });
  vi.spyOn(site.media.access, "mayRead").mockReturnValue(new Promise(() => {}));
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

/** Makes each field seem to take this many milliseconds, by a mock of `performance.now`. */
function makeFieldsSlow(milliseconds: number) {
  let time = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => {
    time += milliseconds;
    return time;
  });
}

/**
 * Counts the turns of the event loop.
 * @returns a function that ends the count and returns it
 */
function countTurns() {
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  return () => {
    isOver = true;
    return turns;
  };
}

const introspection = getIntrospectionQuery();

test("others have their turn while an operation of many fields is worked on, whoever sent it", async () => {
  site = await openTestSite();
  for (const viewer of [visitor, { isOwner: true, hasPortfolioAccess: true }]) {
    makeFieldsSlow(2);
    const stop = countTurns();
    const { errors } = await site.graphql(introspection, {}, viewer);
    expect(errors).toBeUndefined();
    // About 9,000 fields, of which at most ten run in one turn.
    expect(stop()).toBeGreaterThan(500);
    vi.restoreAllMocks();
    await new Promise(setImmediate); // the mocked clock of this turn had run ahead
  }
});

test("the site's own documents let others have their turn, too", async () => {
  site = await openTestSite();
  makeFieldsSlow(2);
  const stop = countTurns();
  const context = { viewer: visitor } as Context; // the operation reads only the viewer
  const result = await executeOperation(parse(introspection), {}, context);
  expect([result.errors, stop() > 500]).toEqual([undefined, true]);
});

test("an operation that waits for nothing meets the time limit as well", async () => {
  const never = 600_000;
  const patient = {
    head: never,
    silence: never,
    body: never,
    slowestPace: 1,
    stall: 60_000,
    nextRequest: never,
    sharedResponse: never,
  };
  site = await openTestSite({}, undefined, { ...patient, operation: 1 });
  makeFieldsSlow(30);
  const { statusCode, body } = await site.app.inject({
    method: "POST",
    url: "/graphql",
    payload: { query: introspection },
  });
  expect({ statusCode, body: JSON.parse(body) }).toEqual({
    statusCode: 503,
    body: { errors: [refusal] },
  });
});

describe("what is answered with more than was estimated is given up, but for the owner", () => {
  const section = (content: string) => ({ type: "text", title: "T", content, hidden: false });
  const ask = async (sections: number, content: string, fields: string, viewer: Viewer) => {
    site ??= await openTestSite();
    await site.database.project.deleteMany();
    const why = Array.from({ length: sections }, () => section(content));
    await site.database.project.create({
      data: { name: "Long", slug: "long", whyContent: JSON.stringify(why) },
    });
    const query = `{ project(slug: "long") { caseStudy { why { ... on TextModule { ${fields} } } } } }`;
    return site.graphql(query, {}, viewer);
  };
  const aliases = Array.from({ length: 25 }, (_, index) => `a${index}: content`).join(" ");

  test.each([
    ["fields", 1_300, "x"],
    ["bytes", 100, "x".repeat(3_000)],
  ])("%s", async (what, sections, content) => {
    const { data, errors } = await ask(sections, content, aliases, visitor);
    expect(data).toBeUndefined();
    expect(errors).toHaveLength(1);
    expect(errors?.[0]?.extensions?.code).toBe("OPERATION_TOO_LARGE");
    expect(errors?.[0]?.message).toContain(what);
    const owner = { isOwner: true, hasPortfolioAccess: true };
    expect((await ask(sections, content, aliases, owner)).errors).toBeUndefined();
    expect((await ask(sections / 10, content, "content", visitor)).errors).toBeUndefined();
  });
});
