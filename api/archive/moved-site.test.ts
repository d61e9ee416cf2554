import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import persistedQueries from "../../web/__generated__/persisted-queries.json" with { type: "json" };
import { visitor } from "../access/viewer.ts";
import { openArchiveSite } from "../testing/archive-site.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";
import { exportArchive, importFile } from "./commands.ts";

let site: TestSite;
let moved: TestSite;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-moved-"));
  site = await openArchiveSite();
  moved = await openTestSite();
  const archive = join(folder, "work.zip");
  const variables = ({ environment }: TestSite) => ({ DATA_DIR: environment.dataFolder });
  await exportArchive(variables(site), archive, { revisions: true, messages: true });
  const options = { clash: "keep", messages: true, isDryRun: false } as const;
  await importFile(variables(moved), archive, options);
});
afterAll(async () => {
  await site.close();
  await moved.close();
  await rm(folder, { recursive: true, force: true });
});

/**
 * The addresses of the API's GET endpoints, media, pages, files for crawlers and browsers, and
 * former addresses.
 */
async function addresses(): Promise<string[]> {
  const { database, app } = site;
  const projects = await database.project.findMany();
  const media = await database.mediaAsset.findMany();
  const former = await database.formerSlug.findMany();
  const redirects = await database.redirect.findMany();
  const { resume } = await database.siteIdentity.findFirstOrThrow();
  const { paths } = (await app.inject({ url: "/api/openapi.json" })).json();
  const ids = [...projects.map(({ id }) => id), 99];
  const slugs = [...projects.map(({ slug }) => slug), ...former.map(({ slug }) => slug), "none"];
  const endpoints = Object.entries(paths)
    .filter(([path, methods]) => Object.hasOwn(Object(methods), "get") && !/health/.test(path))
    .flatMap(([path]) => {
      if (path.includes("{slug}")) return slugs.map((slug) => path.replace("{slug}", slug));
      return path.includes("{id}") ? ids.map((id) => path.replace("{id}", String(id))) : [path];
    });
  return [
    ...endpoints,
    ...media.flatMap(({ path }) => [path, `${path}?width=640`, `${path}.vtt`]),
    ...(resume ? [resume] : []),
    ...slugs.flatMap((slug) => [`/project/${slug}`, `/social-card/project/${slug}.png`]),
    ...redirects.map(({ path }) => path),
    ...["/", "/work", "/about", "/connect", "/brief", "/none", "/social-card/home.png"],
    ...["/robots.txt", "/sitemap.xml", "/feed.xml", "/feed.json", "/site.webmanifest"],
    ...["/favicon.svg", "/favicon.ico", "/apple-touch-icon.png", "/icon-192.png", "/icon-512.png"],
  ];
}

async function responseOf({ app }: TestSite, url: string) {
  const { statusCode, headers, rawPayload } = await app.inject({ url });
  const { "content-type": type, location, "cache-control": cache } = headers;
  return { statusCode, type, location, cache, body: rawPayload.toString("latin1") };
}

test("a site that moved by its archive alone gives every public response as before", {
  tags: "long",
}, async () => {
  const all = [...new Set(await addresses())];
  const found = new Set<number>();
  for (const url of all) {
    const before = await responseOf(site, url);
    expect({ url, ...(await responseOf(moved, url)) }).toEqual({ url, ...before });
    found.add(before.statusCode);
  }
  expect(all.length).toBeGreaterThan(40);
  expect(found).toContain(200);
  expect(found).toContain(404);
});

test("every document of the pages has the same result for a visitor", async () => {
  const projects = await site.database.project.findMany();
  const queries = Object.values(persistedQueries).filter((text) => text.startsWith("query"));
  let answered = 0;
  for (const text of queries) {
    for (const { slug } of text.includes("$slug: String!") ? projects : [{ slug: "" }]) {
      const [before, after] = await Promise.all(
        [site, moved].map((each) => each.graphql<object>(text, { slug }, visitor)),
      );
      // Errors are not compared: the number of errors for a query that visitors may not send is not
      // fixed.
      expect(after?.data ?? null).toEqual(before?.data ?? null);
      if (before?.data) answered += 1;
    }
  }
  expect(answered).toBeGreaterThan(10);
});
