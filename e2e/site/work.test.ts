import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { siteCalls } from "../access/site-calls.ts";
import { changeContent } from "../harness/change-content.ts";
import { sampleOf } from "../harness/combinations.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { visit } from "../harness/navigation.ts";

const journey = startJourney();
const calls = siteCalls(journey);

const withoutScripts = { javaScriptEnabled: false, expectedProblems: /\.js csp$/ };

const viewer = (page: Page) => page.getByRole("dialog");
const tile = (page: Page, index: number) => page.locator(".work-tile-picture").nth(index);
/** The picture's position that the viewer shows. The project's name before it is for screen readers only. */
const position = async (page: Page) =>
  (await viewer(page).getByRole("status").textContent())?.replace(/^.*, /, "");

type MasonryItem = {
  x: number;
  y: number;
  right: number;
  bottom: number;
  shape: number;
  own: number;
};

/**
 * The edges of the pictures on Work in pixels, in their order, with the ratio of height to width as
 * drawn (`shape`) and of the file (`own`).
 */
const grid = (page: Page): Promise<MasonryItem[]> =>
  page.locator(".work-tile-picture").evaluateAll((links) =>
    links.map((link) => {
      const { x, y, right, bottom, width, height } = link.getBoundingClientRect();
      const picture = link.querySelector("img");
      const own = Number(picture?.getAttribute("height")) / Number(picture?.getAttribute("width"));
      return { x, y, right, bottom, shape: height / width, own };
    }),
  );

test.each(
  sampleOf(
    [
      [390, 1],
      [1440, 4],
      [430, 2],
      [768, 2],
      [1024, 3],
    ],
    2,
  ),
)("at %i pixels pictures stand in %i columns, uncut and in their order", async (width, columns) => {
  const page = await journey.open("/work", {
    ...withoutScripts,
    viewport: { width, height: 900 },
    // The test need not wait for pictures: they have their places before they load.
    waitUntil: "domcontentloaded",
  });
  const items = await grid(page);
  expect(new Set(items.map(({ x }) => Math.round(x))).size).toBe(columns);
  for (const [index, { x, y, right, bottom, shape, own }] of items.entries()) {
    expect(shape).toBeCloseTo(own, 2);
    expect(y).toBeGreaterThan((items[index - 1]?.y ?? 0) - 2);
    const others = items.filter((_, place) => place !== index);
    expect(
      others.filter(
        (other) => other.x < right && other.right > x && other.y < bottom && other.bottom > y,
      ),
    ).toEqual([]);
  }
  const ends = [...new Set(items.map(({ x }) => x))].map((place) =>
    Math.max(...items.filter(({ x }) => x === place).map(({ bottom }) => bottom)),
  );
  const tallest = Math.max(...items.map(({ y, bottom }) => bottom - y));
  expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(tallest + 44);
  const footer = await page.locator("footer").boundingBox();
  expect(footer?.y).toBeGreaterThan(Math.max(...ends));
});

test("the viewer is stepped through by keys and buttons, keeps the focus, and leaves the grid as it was", async () => {
  const page = await journey.open("/work");
  await hydrated(page);
  const total = await page.locator(".work-tile").count();
  const isFocused = () => tile(page, 0).evaluate((link) => link.matches(":focus"));
  const expectGrid = async () => {
    await viewer(page).waitFor({ state: "detached" });
    expect(page.url()).toBe(`${journey.server.origin}/work`);
  };
  const expectPosition = (place: number) =>
    expect.poll(() => position(page)).toBe(`${place} of ${total}`);

  await tile(page, 0).focus();
  await page.keyboard.press("Enter");
  await expectPosition(1);
  const project = await page.locator(".work-tile-project").first().getAttribute("href");
  expect(await viewer(page).locator(`a[href="${project}"]`).count()).toBeGreaterThan(0);
  for (const key of [...Array(9).fill("Tab"), ...Array(9).fill("Shift+Tab")]) {
    await page.keyboard.press(key);
    expect(await viewer(page).evaluate((dialog) => dialog.matches(":focus-within"))).toBe(true);
  }
  await page.keyboard.press("ArrowLeft");
  await expectPosition(total);
  await page.keyboard.press("ArrowRight");
  await expectPosition(1);
  await viewer(page).getByRole("button", { name: "Next" }).click();
  await expectPosition(2);
  await viewer(page).getByRole("button", { name: "Previous" }).click();
  await expectPosition(1);
  await page.keyboard.press("Escape");
  await expectGrid();
  await expect.poll(isFocused).toBe(true);

  await tile(page, 0).click();
  await viewer(page).getByRole("button", { name: "Close" }).click();
  await expectGrid();
  await tile(page, 0).click();
  await viewer(page).waitFor();
  await page.goBack();
  await expectGrid();
  // Pictures do not load from now on: a picture has its place before it loads.
  await page.route("**/objects/**", () => {});
  await tile(page, 2).click();
  await viewer(page).locator(".viewer-stage .picture-image").click();
  expect(await viewer(page).isVisible()).toBe(true);
  await page.mouse.click(200, 300);
  await expectGrid();
});

test("where motion is unwanted no video of the viewer plays until it is asked to", async () => {
  const page = await journey.open("/work");
  await hydrated(page);
  await visit(page, "/work?view=2");
  const video = viewer(page).locator("video");
  await video.waitFor();
  expect(await video.getAttribute("autoplay")).toBeNull();
  expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
});

const projectsOf = async (page: Page) => [
  ...new Set(await page.locator(".work-tile-project > span:first-child").allTextContents()),
];
const get = (path: string) => calls.request(path);
const cacheUse = async (path: string) =>
  /cache;desc=(\w+)/.exec((await get(path)).headers.get("server-timing") ?? "")?.[1];

describe("with tags", () => {
  /** Values that clear the facts of the demo's projects, whose tags would be shown, too. */
  const none = { client: "", year: "", role: "", team: "[]", links: "[]", tags: "[]" };
  const facts: Record<string, object> = {
    passage: { tags: '["Product design", "Maps"]', year: "2022–24" },
    "lindholm-tramways": { tags: '["maps", "Signs & type"]' },
    hearten: { tags: '["Health"]', visibility: "unlisted" },
    "morrow-doses": { tags: '["Secret draft"]', visibility: "draft" },
    "quillon-show-your-working": { tags: '["Under embargo"]' }, // a protected project
  };
  beforeAll(() =>
    changeContent(journey, async (database) => {
      await database.project.updateMany({ data: none });
      for (const [slug, data] of Object.entries(facts)) {
        await database.project.update({ where: { slug }, data });
      }
    }),
  );

  const tags = (page: Page) => page.getByRole("navigation", { name: "Filter by tag" });
  const chosen = (page: Page) => tags(page).locator("[aria-current=page]").allTextContents();

  test("they lead to the work that has them, through it in the viewer, and back", async () => {
    const page = await journey.open("/project/passage");
    await hydrated(page);
    expect(await page.locator(".project-facts dd").first().textContent()).toBe("2022–24");
    const asked = page.waitForRequest((request) => /documentId.+tag/.test(request.url()));
    await page.getByRole("link", { name: "Maps", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Maps" }).waitFor();
    // The server does not cache responses to queries with a tag: visitors could fill the cache with
    // invented tags.
    const { pathname, search } = new URL((await asked).url());
    expect(decodeURIComponent(search)).toContain('"tag":"maps"');
    const query = pathname + search;
    expect([await cacheUse(query), await cacheUse(query)]).not.toContain("hit");

    expect(new URL(page.url()).search).toBe("?tag=maps");
    expect([await page.title(), await chosen(page)]).toEqual(["Maps – Work", ["Maps"]]);
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(
      `${journey.server.origin}/work?tag=maps`,
    );
    expect(await tags(page).getByRole("link").allTextContents()).toEqual([
      "All work",
      "Maps",
      "Product design",
      "Signs & type",
    ]);
    expect(await projectsOf(page)).toEqual(["Passage", "Lindholm Tramways"]);
    await tags(page).getByRole("link", { name: "Signs & type" }).click();
    await page.getByRole("heading", { level: 1, name: "Signs & type" }).waitFor();
    expect(await projectsOf(page)).toEqual(["Lindholm Tramways"]);
    const count = await page.locator(".work-tile").count();
    await tile(page, count - 1).click();
    await expect.poll(() => position(page)).toBe(`${count} of ${count}`);
    await viewer(page).getByRole("button", { name: "Next" }).click();
    await expect.poll(() => position(page)).toBe(`1 of ${count}`);
    await viewer(page).getByRole("button", { name: "Close" }).click();
    await viewer(page).waitFor({ state: "detached" });
    expect(new URL(page.url()).searchParams.get("tag")).toBe("signs & type");
    expect(await chosen(page)).toEqual(["Signs & type"]);
    await tags(page).getByRole("link", { name: "All work" }).click();
    await page.getByRole("heading", { level: 1, name: "Work" }).waitFor();
    expect(await page.locator(".work-tile").count()).toBeGreaterThan(count);
  });

  test("a tag has one address, however it was spelled, and its page is cached", async () => {
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
    const hidden = ["secret draft", "health", "under embargo"];
    for (const tag of ["nothing-has-this", ...hidden, "x".repeat(400)]) {
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
    for (const path of ["/work", "/", "/work?tag=maps"]) {
      const text = (await (await get(path)).text()).toLowerCase();
      for (const tag of hidden) expect(text).not.toContain(`"${tag}"`);
    }
  });
});
