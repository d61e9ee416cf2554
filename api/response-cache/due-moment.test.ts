/** @module-tag bothDatabases */

import { request as open } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import persistedQueries from "../../web/__generated__/persisted-queries.json" with { type: "json" };
import { visitor } from "../access/viewer.ts";
import { globalIdOf } from "../builder/global-id.ts";
import type { RenderRequest } from "../pages/renderer.ts";
import { countStatements } from "../testing/count-statements.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";

const moment = "2026-12-24T08:30:15.000Z";
const before = "2026-12-24T08:30:14.999Z";
const after = "2026-12-24T08:30:15.001Z";

let now = before;
let renderings = 0;
let site: TestSite;
let port: number;

const documentOf = (words: string) =>
  Object.entries(persistedQueries).find(([, text]) => text.includes(words))?.[0] ?? "";
const home = documentOf("query HomePageQuery");
const page = documentOf("query ProjectPageQuery");

/**
 * Renders the data of the home page or of a project's page as JSON, with the names of the shown
 * projects.
 */
async function render({ url, execute }: RenderRequest) {
  renderings += 1;
  const slug = /^\/project\/(.+)$/.exec(url.pathname)?.[1];
  const id = slug ? page : home;
  const { data } = await execute({ id, variables: slug ? { slug } : {} });
  const isMissing = slug !== undefined && !Object(data).project;
  return { kind: "page" as const, status: isMissing ? 404 : 200, html: JSON.stringify(data) };
}

beforeAll(async () => {
  site = await openTestSite({}, render, undefined, () => new Date(now));
  await site.app.listen({ port: 0 });
  port = Object(site.app.server.address()).port;
});
afterAll(() => site.close());
beforeEach(async () => {
  now = before;
  await site.database.project.deleteMany();
});

const schedule = (slug: string, publishAt = moment) =>
  site.database.project.create({
    data: {
      name: `Name of ${slug}`,
      slug,
      showOnHome: true,
      visibility: "draft",
      publishAt: new Date(publishAt),
      heroImage: `/objects/${slug}.png`,
      workImages: { create: [{ src: `/objects/${slug}.png`, position: 0 }] },
    },
  });

function get(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; body: string; headers: Record<string, unknown> }>(
    (resolve, reject) => {
      open({ port, path, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(chunks).toString(),
            headers: response.headers,
          }),
        );
      })
        .on("error", reject)
        .end();
    },
  );
}

/** The addresses whose responses are cached for visitors, and contain names of projects. */
const lists = [
  "/",
  "/sitemap.xml",
  "/feed.xml",
  "/feed.json",
  "/api/projects",
  "/api/projects/home",
  `/graphql?documentId=${home}&variables=%7B%7D`,
];
const pages = (slug: string) => [
  `/project/${slug}`,
  `/api/projects/slug/${slug}`,
  `/graphql?documentId=${page}&variables=${encodeURIComponent(JSON.stringify({ slug }))}`,
];

async function named(slug: string): Promise<string[]> {
  const places: string[] = [];
  for (const path of [...lists, ...pages(slug)]) {
    const { body } = await get(path);
    if (new RegExp(`"${slug}"|/project/${slug}["<]`).test(body)) places.push(path);
  }
  return places;
}

test("what was cached before the moment is gone after it, with no request, start or write between", async () => {
  await schedule("orrery");
  expect(await named("orrery")).toEqual([]);
  expect(await named("orrery")).toEqual([]); // from the cache
  now = after;
  expect(await named("orrery")).toEqual([...lists, ...pages("orrery")]);
});

test("a clock that goes back hides it again, and ahead shows it again", async () => {
  await schedule("orrery");
  now = after;
  expect(await named("orrery")).toHaveLength(10);
  now = before;
  expect(await named("orrery")).toEqual([]);
  now = moment;
  expect(await named("orrery")).toHaveLength(10);
});

test("each of several moments counts, in whatever order they were set", async () => {
  await schedule("second", "2026-12-24T09:00:00Z");
  await schedule("first", "2026-12-24T08:45:00Z");
  await schedule("third", "2026-12-31T00:00:00Z");
  const shown = async (at: string) => {
    now = at;
    const { body } = await get("/api/projects/home");
    return JSON.parse(body).map(({ slug }: { slug: string }) => slug);
  };
  expect(await shown("2026-12-24T08:44:59Z")).toEqual([]);
  expect(await shown("2026-12-24T08:45:00Z")).toEqual(["first"]);
  expect(await shown("2026-12-24T09:00:00Z")).toEqual(["second", "first"]);
  expect(await shown("2027-01-01T00:00:00Z")).toEqual(["second", "first", "third"]);
  expect(await shown("2026-12-24T08:50:00Z")).toEqual(["first"]);
});

test("no response has another tag than its body, and no cache between stores a missing page", async () => {
  await schedule("orrery");
  const early = await get("/api/projects");
  const missing = await get("/project/orrery");
  expect(missing.status).toBe(404);
  expect(missing.headers["cache-control"]).toBe("public, no-cache");
  expect((await get("/api/projects/slug/orrery")).headers["cache-control"]).toBe("no-store");
  expect((await get("/objects/orrery.png")).headers["cache-control"]).toBe("no-store");
  now = after;
  const known = { "if-none-match": String(early.headers.etag) };
  const late = await get("/api/projects", known);
  expect([late.status, early.headers["cache-control"]]).toEqual([200, "public, no-cache"]);
  expect((await get("/project/orrery")).status).toBe(200);
});

test("between two moments responses and rows are cached as ever, however the clock goes", async () => {
  const { id } = await schedule("orrery");
  now = after;
  await get("/");
  const rendered = renderings;
  const { database, asOf } = await site.makeContext(visitor);
  const read = () =>
    database.project.findMany({ where: { id, publishAt: { lte: asOf } }, select: { name: true } });
  expect(await read()).toHaveLength(1);
  for (const later of ["2026-12-24T08:31:00Z", "2027-05-01T00:00:00Z"]) {
    now = later;
    await get("/");
    expect((await site.makeContext(visitor)).asOf.toISOString()).toBe(moment);
    expect(await countStatements(read)).toBe(0);
  }
  expect(renderings).toBe(rendered);
});

test("by number and node, too, it is there from its moment on", async () => {
  const { id } = await schedule("orrery");
  const ask = async () => {
    const { data } = await site.graphql<Record<string, unknown>>(
      `{ node(id: "${globalIdOf("Project", id)}") { id } projectByDatabaseId(databaseId: ${id}) { id } }`,
    );
    return Object.values(data ?? {}).map((found) => found !== null);
  };
  expect(await ask()).toEqual([false, false]);
  now = after;
  expect(await ask()).toEqual([true, true]);
});
