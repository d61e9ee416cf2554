import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "../../api/database/client.ts";
import { siteCalls } from "../access/site-calls.ts";
import { startJourney } from "../harness/journey.ts";
import { ownerPassword, portfolioPassword } from "../harness/server.ts";
import { type SharedCache, startNginx } from "./nginx.ts";

/** The path of nginx. Only `npm run test:matrix` sets it, after it has found or installed nginx. */
const { NGINX_PATH: nginx = "" } = process.env;

/** The site's SHARED_CACHE_SECONDS: for how long a CDN may serve a page without asking the site. */
const stated = 1;

/** Milliseconds after which nginx certainly treats a cached page as stale. nginx counts whole seconds. */
const untilOld = (stated + 2) * 1_000;

/** Projects that change between protected and open. Each is protected in half of the rounds. */
const slugs = Array.from({ length: 10 }, (_, index) => `project-${index}`);
const rounds = 10;

const journey = startJourney({
  content: "empty",
  variables: {
    SHARED_CACHE_SECONDS: String(stated),
    TRUST_PROXY: "1",
  },
});

let cache: SharedCache;
let database: Database;
let owner = "";
let viewer = "";

beforeAll(async () => {
  cache = await startNginx(nginx, journey.server.origin);
  const { enter } = siteCalls(journey);
  owner = await enter("/api/session", ownerPassword);
  viewer = await enter("/api/portfolio/validate-password", portfolioPassword);
  database = await openDatabase(`file:${join(journey.folder, "vitrine.db")}`);
  const visibility = "public" as const;
  for (const slug of slugs)
    await database.project.create({ data: { name: slug, slug, visibility } });
});
afterAll(async () => {
  await database?.$disconnect();
  await cache?.stop();
});

const get = (path: string, cookie = "") =>
  fetch(cache.origin + path, { headers: { cookie }, redirect: "manual" });
const textOf = async (path: string, cookie = "") => (await get(path, cookie)).text();

test("a public page is served without asking, and asked for by its tag once it is old", async () => {
  await textOf("/work");
  const again = await get("/work");
  expect(again.headers.get("x-cache")).toBe("HIT");
  expect(again.headers.get("surrogate-key")).toBe("vitrine");
  await wait(untilOld);
  expect((await get("/work")).headers.get("x-cache")).toBe("REVALIDATED");
});

test("of 100 times that a project is protected or opened, none is missed for longer than stated", async () => {
  const said = (slug: string, round: number) =>
    `${round % 2 === 0 ? "withheld" : "told"}-of-${slug}-in-${round};`;
  /** In each round, half of the projects become protected, and the others open. */
  const toggle = async (slug: string, index: number, from: number) => {
    const round = from + (index % 2);
    const isPasswordProtected = round % 2 === 0;
    await database.project.update({
      where: { slug },
      data: { isPasswordProtected, client: said(slug, round) },
    });
    // Requests the page at once: as a visitor, so that nginx caches the page if it may, and as two
    // readers who may always see the project.
    await textOf(`/project/${slug}`);
    expect(await textOf(`/project/${slug}`, viewer)).toContain(said(slug, round));
    expect(await textOf(`/project/${slug}`, owner)).toContain(said(slug, round));
    await wait(untilOld);
    const page = await textOf(`/project/${slug}`);
    if (isPasswordProtected) {
      expect(page).not.toMatch(/(?:withheld|told)-of/);
      expect(page).toContain("This project is password protected");
    } else {
      expect(page).toContain(said(slug, round));
    }
  };
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(slugs.map((slug, index) => toggle(slug, index, round)));
  }
  const stored = (await cache.readStored()).join("\n");
  expect(stored).toContain("told-of-project-0");
  expect(stored).not.toContain("withheld-of");
}, 180_000);

test("nothing is stored but what everyone may read", async () => {
  const make = (slug: string, data: object) =>
    database.project.create({ data: { name: slug, slug, client: `${slug}-client`, ...data } });
  await make("unlisted-one", { visibility: "unlisted" });
  await make("draft-one", { visibility: "draft" });
  await make("protected-one", { visibility: "public", isPasswordProtected: true });
  const paths = ["unlisted-one", "draft-one", "protected-one"].map((slug) => `/project/${slug}`);
  for (const path of [...paths, "/admin", "/api/projects", "/work", "/"]) {
    for (const cookie of [owner, viewer, "", owner]) await textOf(path, cookie);
  }
  const keys = (await cache.readStored()).map((file) => /^KEY: (.+)$/m.exec(file)?.[1] ?? "");
  const pages = keys.map((key) => key.replace(/^.*127\.0\.0\.1/, ""));
  const open = slugs.map((slug) => `/project/${slug}`);
  expect(pages.filter((path) => !["/", "/work", ...open].includes(path))).toEqual([]);
  expect(pages).toContain("/");
  expect((await cache.readStored()).join("")).not.toContain("-one-client");
});
