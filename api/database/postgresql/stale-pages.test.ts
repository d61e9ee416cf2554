import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import persistedQueries from "../../../web/__generated__/persisted-queries.json" with {
  type: "json",
};
import type { Renderer } from "../../pages/renderer.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";
import type { InstanceLock } from "../instances/instance-lock.ts";
import { defaultTimes, lockPostgres } from "./database-lock.ts";
import { beginOutage as beginServersOutage, endOutage } from "./outage.ts";

const times = { ...defaultTimes, heartbeat: 50, pause: 50 };

const layout =
  Object.entries(persistedQueries).find(([, text]) =>
    text.includes("query siteLayoutQuery"),
  )?.[0] ?? "";

/** Renders pages that read data, as the pages of the product do. */
const render: Renderer = async ({ url, execute }) => {
  const { errors } = await execute({ id: layout, variables: {} });
  const html = `<!doctype html><p>${url.pathname}</p>`;
  return { kind: "page", status: errors ? 500 : 200, html };
};

let site: TestSite;
let lock: InstanceLock;
let other: pg.Client | undefined;
let origin: string;

async function open(seconds: string): Promise<void> {
  site = await openTestSite({ STALE_SECONDS: seconds }, render);
  lock = await lockPostgres(site.environment.databaseUrl, { times, end: () => {} });
  origin = await site.app.listen({ port: 0 });
}
beforeEach(() => {
  other = undefined;
});
afterEach(async () => {
  await lock.close();
  await other?.end();
  await site.close();
});

const html = { accept: "text/html" };
const get = (path: string, headers: Record<string, string> = html) =>
  fetch(origin + path, { headers });
const statusOf = async (path: string, headers?: Record<string, string>) =>
  (await get(path, headers)).status;

/** Gives the lock to another process, so that this process refuses requests as in an outage. */
async function beginOutage(): Promise<void> {
  other = new pg.Client({ connectionString: site.environment.databaseUrl });
  await other.connect();
  await other.query(`
    DELETE FROM "_vitrine_instances";
    INSERT INTO "_vitrine_instances" VALUES ('another', false, false, now() + '1 h')`);
  await expect.poll(() => statusOf("/api/banner")).toBe(503);
}

async function showProjects(): Promise<void> {
  const gated = JSON.stringify([
    { type: "text", id: "a", body: "For some", audience: "access" },
    { type: "text", id: "b", body: "For all" },
  ]);
  const projects = [
    { slug: "open" },
    { slug: "protected", isPasswordProtected: true },
    { slug: "unlisted", visibility: "unlisted" as const },
    { slug: "draft", visibility: "draft" as const },
    { slug: "gated", whyContent: gated },
  ];
  for (const data of projects) await site.database.project.create({ data: { name: "A", ...data } });
}

test("public pages are served stale for a while, marked, and nothing else is", async () => {
  await open("600");
  await showProjects();
  const pages = ["/", "/about", "/work", "/project/open"];
  const others = ["protected", "unlisted", "draft", "gated"].map((slug) => `/project/${slug}`);
  for (const path of [...pages, ...others, "/api/projects", "/api/banner"]) await get(path);
  expect((await get("/")).headers.get("warning")).toBeNull();
  await beginOutage();
  for (const path of pages) {
    const response = await get(path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(response.headers.get("warning")).toBe('110 - "Response is Stale"');
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).toContain(`<p>${path}</p>`);
  }
  for (const path of [...others, "/connect", "/api/projects", "/objects/a.png"]) {
    expect([path, await statusOf(path)]).toEqual([path, 503]);
  }
  const cookie = { ...html, cookie: "vitrine-session=whoever" };
  expect(await statusOf("/", cookie)).toBe(503);
  await other?.query(`DELETE FROM "_vitrine_instances" WHERE "id" = 'another'`);
  await expect.poll(() => statusOf("/api/banner")).toBe(200);
  expect((await get("/")).headers.get("warning")).toBeNull();
});

test("a page that was protected just before is not served", async () => {
  await open("600");
  const { id } = await site.database.project.create({ data: { name: "A", slug: "open" } });
  for (const path of ["/", "/project/open"]) expect(await statusOf(path)).toBe(200);
  await site.database.project.update({ where: { id }, data: { isPasswordProtected: true } });
  // No request was sent after the change.
  const { databaseUrl } = site.environment;
  beginServersOutage(databaseUrl, "it is a test");
  const status = await statusOf("/project/open");
  endOutage(databaseUrl);
  expect(status).toBe(503);
});

test("stale pages are served no longer than that", async () => {
  await open("1");
  await get("/");
  await beginOutage();
  await expect.poll(() => statusOf("/"), { timeout: 5_000 }).toBe(503);
});

test("without the setting no stale page is served", async () => {
  await open("0");
  await get("/");
  await beginOutage();
  expect(await statusOf("/")).toBe(503);
});
