import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../testing/test-site.ts";

const asked = "public, no-cache";
const shared = "public, s-maxage=60, max-age=0, must-revalidate";

let site: TestSite;
let origin: string;
let status = 200;
beforeAll(async () => {
  site = await openTestSite({ SHARED_CACHE_SECONDS: "60" }, async () => ({
    ...{ kind: "page" as const, status, html: "<!doctype html>" },
  }));
  await site.app.listen({ port: 0 });
  origin = `http://127.0.0.1:${Object(site.app.server.address()).port}`;
  const project = (slug: string, others = {}) =>
    site.database.project.create({ data: { name: slug, slug, ...others } });
  await project("open", { visibility: "public" });
  await project("later", { visibility: "draft", publishAt: new Date(Date.now() + 86_400_000) });
  await project("since", { visibility: "draft", publishAt: new Date(Date.now() - 86_400_000) });
  await project("unlisted", { visibility: "unlisted" });
  await project("draft", { visibility: "draft" });
  await project("protected", { visibility: "public", isPasswordProtected: true });
  await project("deleted", { visibility: "public", deletedAt: new Date() });
});
beforeEach(() => {
  status = 200;
});
afterAll(() => site.close());

/**
 * The headers of a response over HTTP, as a CDN gets it: `inject` would bypass the cache of
 * responses.
 */
const headersOf = async (url: string, cookie = "") => {
  const { headers } = await fetch(origin + url, { headers: { cookie }, redirect: "manual" });
  return Object.fromEntries(headers);
};
const policyOf = async (url: string, cookie?: string) =>
  (await headersOf(url, cookie))["cache-control"];

const pages = ["/", "/?utm_source=mail", "/work", "/work?tag=one", "/about", "/connect"];
const lists = ["/sitemap.xml", "/feed.xml", "/feed.json"];

test.each([...pages, ...lists])(
  "%s may be served by a CDN for the seconds of the setting",
  async (url) => {
    expect(await headersOf(url)).toMatchObject({
      "cache-control": shared,
      "surrogate-key": "vitrine",
      "cache-tag": "vitrine",
      vary: "accept-encoding, cookie, authorization",
      etag: expect.any(String),
    });
    // The second time it comes from the cache of responses.
    expect(await policyOf(url)).toBe(shared);
  },
);

test.each(["open", "since"])(
  "so may the page of a project that everyone reads: %s",
  async (slug) => {
    expect(await policyOf(`/project/${slug}`)).toBe(shared);
  },
);

test.each(["unlisted", "draft", "later", "protected", "deleted", "none"])(
  "but not the page of one that is %s",
  async (slug) => {
    const headers = await headersOf(`/project/${slug}`);
    expect(headers["cache-control"]).toBe(asked);
    expect(headers["surrogate-key"]).toBeUndefined();
  },
);

test.each([
  "/project/open?access=denied",
  "/connect?message=sent",
  "/admin",
  "/nothing",
  "/api/projects",
])("nor %s", async (url) => {
  expect(await policyOf(url)).not.toContain("s-maxage");
});

test("a page for somebody with a cookie of the site is theirs alone", async () => {
  for (const cookie of [await site.signIn(), await site.unlock(), "vitrine-session=made-up"]) {
    for (const url of ["/", "/work", "/project/open", "/project/protected"]) {
      expect(await policyOf(url, cookie)).toBe("private, no-store");
    }
  }
});

test("a page that is missing or has failed is asked for again", async () => {
  status = 404;
  expect(await policyOf("/work?tag=404")).toBe(asked);
});

test("a project that becomes protected says so at once, and one that is opened, too", async () => {
  const protect = (isPasswordProtected: boolean) =>
    site.database.project.updateMany({ where: { slug: "open" }, data: { isPasswordProtected } });
  for (let round = 0; round < 5; round += 1) {
    await protect(true);
    expect(await policyOf("/project/open")).toBe(asked);
    await protect(false);
    expect(await policyOf("/project/open")).toBe(shared);
  }
});

test.each(["/favicon.svg", "/icon-192.png?v=1", "/site.webmanifest"])(
  "what is served for a while whatever the setting can be purged: %s",
  async (url) => {
    expect(await headersOf(url)).toMatchObject({
      "surrogate-key": "vitrine",
      "cache-tag": "vitrine",
    });
  },
);

test("without the setting every page, feed and sitemap is asked for", async () => {
  const open = await openTestSite();
  for (const url of ["/", ...lists]) {
    const { headers } = await open.app.inject({ url });
    expect(headers["cache-control"], url).toBe(asked);
    expect(headers["surrogate-key"]).toBeUndefined();
  }
  await open.close();
});
