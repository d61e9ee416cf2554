import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { siteCalls } from "../access/site-calls.ts";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { ownerPassword } from "../harness/server.ts";

/** The demo's own facts would stand among them. */
const none = { client: "", year: "", role: "", team: [], links: [], tags: [] };
const tagsBySlug: Record<string, object> = {
  passage: { tags: ["Product design", "Maps"], year: "2022–24" },
  "lindholm-tramways": { tags: ["maps", "Signs & type"] },
  hearten: { tags: ["Health"], visibility: "unlisted" },
  "morrow-doses": { tags: ["Secret draft"], visibility: "draft" },
  "quillon-show-your-working": { tags: ["Under embargo"] }, // protected
};

const journey = startJourney({
  prepare: async () => {
    const cookie = await calls.enter("/api/session", ownerPassword);
    const headers = { cookie, "content-type": "application/json" };
    const projects = await (await calls.request("/api/projects", { headers })).json();
    for (const { id, slug } of projects) {
      const body = JSON.stringify({ ...none, ...tagsBySlug[slug] });
      const sent = await calls.request(`/api/projects/${id}`, { method: "PATCH", headers, body });
      expect([slug, sent.status]).toEqual([slug, 200]);
    }
  },
});
const calls = siteCalls(journey);

const tags = (page: Page) => page.getByRole("navigation", { name: "Filter by tag" });
const chosen = (page: Page) => tags(page).locator("[aria-current=page]").allTextContents();
const projects = async (page: Page) => [
  ...new Set(await page.locator(".work-tile-project > span:first-child").allTextContents()),
];
const canonical = (page: Page) => page.locator("link[rel=canonical]").getAttribute("href");

const withoutScripts = { javaScriptEnabled: false, expectedProblems: /\.js csp$/ };

test.each([
  ["without scripts", withoutScripts],
  ["with scripts", {}],
])("tags lead to the work that has them, and back: %s", async (_how, options) => {
  const page = await journey.open("/work", options);
  expect(await tags(page).getByRole("link").allTextContents()).toEqual([
    "All work",
    "Maps",
    "Product design",
    "Signs & type",
  ]);
  expect(await chosen(page)).toEqual(["All work"]);
  await tags(page).getByRole("link", { name: "Maps" }).click();
  await page.getByRole("heading", { level: 1, name: "Maps" }).waitFor();
  expect(new URL(page.url()).search).toBe("?tag=maps");
  expect([await page.title(), await chosen(page)]).toEqual(["Maps – Work", ["Maps"]]);
  expect(await canonical(page)).toBe(`${journey.server.origin}/work?tag=maps`);
  expect(await projects(page)).toEqual(["Passage", "Lindholm Tramways"]);
  expect(await page.locator(".work-tile").count()).toBe(8);
  await tags(page).getByRole("link", { name: "Signs & type" }).click();
  await page.getByRole("heading", { level: 1, name: "Signs & type" }).waitFor();
  expect(await projects(page)).toEqual(["Lindholm Tramways"]);
  await tags(page).getByRole("link", { name: "All work" }).click();
  await page.getByRole("heading", { level: 1, name: "Work" }).waitFor();
  expect(await page.locator(".work-tile").count()).toBeGreaterThan(8);
});

test.each([
  ["without scripts", withoutScripts],
  ["with scripts", {}],
])(
  "the viewer stays within the tag, and closes to it: %s",
  { tags: "matrix" },
  async (_how, options) => {
    const page = await journey.open("/work?tag=signs+%26+type", options);
    if (!("javaScriptEnabled" in options)) await hydrated(page);
    const position = () => page.getByRole("dialog").getByRole("status").textContent();
    await page.locator(".work-tile-picture").nth(3).click();
    await expect.poll(position).toBe("Lindholm Tramways, 4 of 4");
    await page.getByRole("dialog").getByRole("button", { name: "Next" }).click();
    await expect.poll(position).toBe("Lindholm Tramways, 1 of 4");
    expect(new URL(page.url()).searchParams.get("tag")).toBe("signs & type");
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(new URL(page.url()).searchParams.get("tag")).toBe("signs & type");
    expect(await chosen(page)).toEqual(["Signs & type"]);
  },
);

test("a tag of a case study leads to the work that has it", { tags: "matrix" }, async () => {
  const page = await journey.open("/project/passage");
  expect(await page.locator("dd").first().textContent()).toBe("2022–24");
  await page.getByRole("link", { name: "Maps", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Maps" }).waitFor();
  expect(await projects(page)).toEqual(["Passage", "Lindholm Tramways"]);
});

const get = (path: string, cookie = "") =>
  calls.request(path, { headers: { cookie }, redirect: "manual" });
const cacheUse = async (path: string) =>
  /cache;desc=(\w+)/.exec((await get(path)).headers.get("server-timing") ?? "")?.[1];

test("a tag has one address, however it was spelled, and its page is cached", {
  tags: "matrix",
}, async () => {
  for (const spelled of ["MAPS", "%20Maps%20", "maPs"]) {
    const response = await get(`/work?tag=${spelled}&view=3`);
    expect([response.status, response.headers.get("location")]).toEqual([
      301,
      "/work?tag=maps&view=3",
    ]);
  }
  await get("/work?tag=maps");
  expect(await cacheUse("/work?tag=maps")).toBe("hit");
  expect(await cacheUse("/work?tag=maps&utm_source=x")).toBe("hit");
});

test("a tag that nothing has is told with 404, in no cache and no list, and not repeated", async () => {
  const unknown = ["nothing-has-this", "secret draft", "health", "under embargo", "x".repeat(400)];
  for (const tag of unknown) {
    const path = `/work?tag=${encodeURIComponent(tag)}`;
    const response = await get(path);
    const html = await response.text();
    expect([tag, response.status]).toEqual([tag, 404]);
    expect(html).toContain("No work has this tag.");
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    const visible = html.replace(/<script[\s\S]*?<\/script>/g, "");
    expect(visible.toLowerCase()).not.toContain(tag);
    expect(await cacheUse(path)).toBe("miss");
  }
});

test("nobody learns the tags of drafts, of unlisted or of protected projects", async () => {
  for (const path of ["/work", "/", "/work?tag=maps", "/api/projects", "/feed.json"]) {
    const text = await (await get(path)).text();
    for (const tag of ["Secret draft", "Health", "Under embargo"])
      expect(text).not.toContain(`"${tag}"`);
  }
  const { data } = await calls.query("{ tags { name } }", "");
  expect(data.tags.map(({ name }: { name: string }) => name)).toEqual([
    "Maps",
    "Product design",
    "Signs & type",
  ]);
});

test("of lists that are asked for by a tag nothing is cached but pages", {
  tags: "matrix",
}, async () => {
  const page = await journey.open("/work");
  await hydrated(page);
  const asked = page.waitForRequest((request) => request.url().includes("documentId"));
  await tags(page).getByRole("link", { name: "Maps" }).click();
  const { pathname, search } = new URL((await asked).url());
  await page.getByRole("heading", { level: 1, name: "Maps" }).waitFor();
  const path = pathname + search;
  expect(decodeURIComponent(path)).toContain('"tag":"maps"');
  expect([await cacheUse(path), await cacheUse(path)]).not.toContain("hit");
});

test.each([390, 1440])(
  "axe finds nothing wrong with tags at %i pixels",
  { tags: "matrix" },
  async (width) => {
    for (const path of ["/work?tag=maps", "/work?tag=none", "/project/passage"]) {
      const page = await journey.open(path, {
        viewport: { width, height: 900 },
        expectedProblems: /404/,
      });
      expect(await findAccessibilityProblems(page)).toEqual([]);
    }
  },
);
