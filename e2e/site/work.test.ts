import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { siteCalls } from "../access/site-calls.ts";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { finishAnimations } from "../harness/animations.ts";
import { changeContent } from "../harness/change-content.ts";
import { sampleOf } from "../harness/combinations.ts";
import { hydrated, startJourney } from "../harness/journey.ts";

const journey = startJourney();
const calls = siteCalls(journey);

const withoutScripts = { javaScriptEnabled: false, expectedProblems: /\.js csp$/ };

const viewer = (page: Page) => page.getByRole("dialog");
const tile = (page: Page, index: number) => page.locator(".work-tile-picture").nth(index);
/** Without the project's name, which is only said. */
const position = async (page: Page) =>
  (await viewer(page).getByRole("status").textContent())?.replace(/^.*, /, "");

type Hung = { x: number; y: number; right: number; bottom: number; shape: number; own: number };

/** Where the pictures of the wall hang, in their order. */
const wall = (page: Page): Promise<Hung[]> =>
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
)("at %i pixels pictures hang in %i columns, uncut and in their order", async (width, columns) => {
  const page = await journey.open("/work", {
    ...withoutScripts,
    reducedMotion: "reduce",
    viewport: { width, height: 900 },
  });
  const hung = await wall(page);
  expect(new Set(hung.map(({ x }) => Math.round(x))).size).toBe(columns);
  for (const [index, { x, y, right, bottom, shape, own }] of hung.entries()) {
    expect(shape).toBeCloseTo(own, 2);
    expect(y).toBeGreaterThan((hung[index - 1]?.y ?? 0) - 2);
    const others = hung.filter((_, place) => place !== index);
    expect(
      others.filter(
        (other) => other.x < right && other.right > x && other.y < bottom && other.bottom > y,
      ),
    ).toEqual([]);
  }
  const ends = [...new Set(hung.map(({ x }) => x))].map((place) =>
    Math.max(...hung.filter(({ x }) => x === place).map(({ bottom }) => bottom)),
  );
  const tallest = Math.max(...hung.map(({ y, bottom }) => bottom - y));
  expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(tallest + 44);
  const footer = await page.locator("footer").boundingBox();
  expect(footer?.y).toBeGreaterThan(Math.max(...ends));
});

test("on touch a project is named once, under the first of its pictures that hang together", {
  tags: "matrix",
}, async () => {
  const page = await journey.open("/work", {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 430, height: 900 },
  });
  await finishAnimations(page);
  const names = page.locator(".work-tile-project");
  const all = await names.allTextContents();
  const runs = all.filter((name, index) => name !== all[index - 1]);
  const shown = names.filter({ visible: true });
  expect(await shown.allTextContents()).toEqual(runs);
  expect(runs.length).toBeLessThan(all.length);
  const hung = await wall(page);
  for (const name of await shown.all()) {
    expect(await name.evaluate((element) => getComputedStyle(element).opacity)).toBe("1");
    const box = await name.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 1, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    expect(box?.height).toBe(44);
    expect(hung.filter((one) => one.x < x && one.right > x && one.y < y && one.bottom > y)).toEqual(
      [],
    );
  }
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

test("tiles enter one after another; names and locks appear under the pointer and with the focus", {
  tags: "matrix",
}, async () => {
  const page = await journey.open("/work");
  const delays = await page
    .locator(".work-grid-item")
    .evaluateAll((items) => items.slice(0, 3).map((item) => getComputedStyle(item).animationDelay));
  expect(delays).toEqual(["0s", "0.15s", "0.3s"]);
  await hydrated(page);
  await finishAnimations(page);
  const opacity = (index: number) =>
    page
      .locator(".work-tile-project")
      .nth(index)
      .evaluate((element) => getComputedStyle(element).opacity);
  expect(await opacity(0)).toBe("0");
  await tile(page, 0).hover();
  await expect.poll(() => opacity(0)).toBe("1");
  await tile(page, 1).focus();
  await expect.poll(() => opacity(1)).toBe("1");
  expect(await page.locator(".work-tile-project .work-tile-lock").count()).toBeGreaterThan(0);
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
  expect(await isFocused()).toBe(true);

  await tile(page, 0).click();
  await viewer(page).getByRole("button", { name: "Close" }).click();
  await expectGrid();
  await tile(page, 0).click();
  await viewer(page).waitFor();
  await page.goBack();
  await expectGrid();
  // A picture has its place before it has come.
  await page.route("**/objects/**", () => {});
  await tile(page, 2).click();
  await viewer(page).locator(".viewer-stage .picture-image").click();
  expect(await viewer(page).isVisible()).toBe(true);
  await page.mouse.click(200, 300);
  await expectGrid();
});

const zoomed = (page: Page) =>
  page.locator(".viewer-stage .picture-image").evaluate((picture) => {
    const { width } = picture.getBoundingClientRect();
    return Math.round((width / (picture as HTMLElement).offsetWidth) * 10) / 10;
  });

test("the viewer zooms by keys, wheel, two clicks, two taps and a pinch, and moves", {
  tags: "matrix",
}, async () => {
  const page = await journey.open("/work?view=3");
  await hydrated(page);
  await finishAnimations(page);
  expect(await zoomed(page)).toBe(1);
  await page.keyboard.press("+");
  await expect.poll(() => zoomed(page)).toBe(1.5);
  const picture = page.locator(".viewer-stage .picture-image");
  const left = () => picture.evaluate((element) => element.getBoundingClientRect().left);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("+");
  await expect.poll(() => zoomed(page)).toBe(5);
  const before = await left();
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await left()) < before - 40).toBe(true);
  expect(await position(page)).toMatch(/^3 of/);
  await page.keyboard.press("0");
  await expect.poll(() => zoomed(page)).toBe(1);
  await page.mouse.move(640, 300);
  await page.mouse.wheel(0, -500);
  await expect.poll(() => zoomed(page)).toBe(2.7);
  await page.mouse.wheel(0, 2_000);
  await expect.poll(() => zoomed(page)).toBe(1);
  await page.mouse.dblclick(640, 300);
  await expect.poll(() => zoomed(page)).toBe(2.5);
  // A drag moves it, and closes nothing.
  const top = () => picture.evaluate((element) => element.getBoundingClientRect().top);
  const from = await top();
  await page.mouse.move(640, 300);
  await page.mouse.down();
  await page.mouse.move(640, 220, { steps: 4 });
  await page.mouse.up();
  expect((await top()) - from).toBeCloseTo(-80, 0);
  expect(await viewer(page).isVisible()).toBe(true);
  await page.mouse.dblclick(640, 300);
  await expect.poll(() => zoomed(page)).toBe(1);
  const touch = (type: string, pointerId: number, clientX: number) =>
    page.locator(".viewer-stage").dispatchEvent(type, {
      ...{ pointerId, clientX, clientY: 300, pointerType: "touch", isPrimary: pointerId === 1 },
      bubbles: true,
    });
  for (let tap = 0; tap < 2; tap += 1) {
    await touch("pointerdown", 1, 640);
    await touch("pointerup", 1, 640);
  }
  await expect.poll(() => zoomed(page)).toBe(2.5);
  await page.keyboard.press("0");
  await touch("pointerdown", 1, 600);
  await touch("pointerdown", 2, 680);
  await touch("pointermove", 2, 760);
  await touch("pointerup", 1, 600);
  await touch("pointerup", 2, 760);
  await expect.poll(() => zoomed(page)).toBe(2);
  expect(await position(page)).toMatch(/^3 of/);
  await page.keyboard.press("0");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => position(page)).toMatch(/^4 of/);
});

test("the viewer steps on by a swipe", { tags: "matrix" }, async () => {
  const page = await journey.open("/work?view=3", { hasTouch: true });
  await hydrated(page);
  const before = await position(page);
  const swipe = async (from: number, to: number) => {
    const stage = page.locator(".viewer-stage");
    const at = (clientX: number) => ({
      ...{ clientX, clientY: 300, pointerType: "touch", isPrimary: true },
    });
    await stage.dispatchEvent("pointerdown", at(from));
    await stage.dispatchEvent("pointerup", at(to));
  };
  await swipe(300, 240);
  await expect.poll(() => position(page)).toMatch(/^4 of/);
  await swipe(240, 300);
  await expect.poll(() => position(page)).toBe(before);
  await swipe(300, 260);
  expect(await position(page)).toBe(before);
});

test("the viewer tells the facts of the project, fetches what can be stepped to, and shows videos with controls", {
  tags: "matrix",
}, async () => {
  const page = await journey.open("/work?view=3");
  await hydrated(page);
  expect(await viewer(page).evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
  expect(await page.locator(".viewer-facts").innerText()).toBe(
    "Port of Sandhaven, Lead product designer, 2024–26",
  );
  // The one before is a video.
  const ahead = page.locator(".viewer picture[hidden] img");
  await expect.poll(() => ahead.count()).toBe(1);
  await expect
    .poll(() => ahead.evaluate((picture: HTMLImageElement) => picture.naturalWidth > 0))
    .toBe(true);
  await page.keyboard.press("ArrowLeft");
  await viewer(page).locator("video[controls]").waitFor();
});

test("the viewer grows out of its tile, and back into it", { tags: "matrix" }, async () => {
  const page = await journey.open("/work");
  await hydrated(page);
  const growing = () =>
    page.evaluate(() => {
      const running = document
        .getAnimations()
        .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? "");
      return running.filter((name) => name.endsWith("(viewed-picture)")).sort();
    });
  await page.evaluate(() => {
    // Slow enough to be looked at.
    const style = document.createElement("style");
    style.textContent = "::view-transition-group(*) { animation-duration: 3s !important }";
    document.head.append(style);
  });
  const both = [
    "::view-transition-group(viewed-picture)",
    "::view-transition-new(viewed-picture)",
    "::view-transition-old(viewed-picture)",
  ];
  await tile(page, 2).click();
  await expect.poll(growing).toEqual(expect.arrayContaining(both));
  await page.keyboard.press("Escape");
  await viewer(page).waitFor({ state: "detached" });
  await expect.poll(growing).toEqual(expect.arrayContaining(both));
});

const projectsOf = async (page: Page) => [
  ...new Set(await page.locator(".work-tile-project > span:first-child").allTextContents()),
];
const get = (path: string) => calls.request(path);
const cacheUse = async (path: string) =>
  /cache;desc=(\w+)/.exec((await get(path)).headers.get("server-timing") ?? "")?.[1];

describe("with tags", () => {
  /** The demo's own facts would stand among them. */
  const none = { client: "", year: "", role: "", team: "[]", links: "[]", tags: "[]" };
  const facts: Record<string, object> = {
    passage: { tags: '["Product design", "Maps"]', year: "2022–24" },
    "lindholm-tramways": { tags: '["maps", "Signs & type"]' },
    hearten: { tags: '["Health"]', visibility: "unlisted" },
    "morrow-doses": { tags: '["Secret draft"]', visibility: "draft" },
    "quillon-show-your-working": { tags: '["Under embargo"]' }, // protected
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
    expect(await page.locator("dd").first().textContent()).toBe("2022–24");
    const asked = page.waitForRequest((request) => /documentId.+tag/.test(request.url()));
    await page.getByRole("link", { name: "Maps", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Maps" }).waitFor();
    // Lists that are asked for by a tag are cached by no name that a visitor makes up.
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

describe("with more work than one page of the grid holds", () => {
  let total = 0;

  beforeAll(() =>
    changeContent(journey, async (database) => {
      const where = { deletedAt: null, visibility: "public" } as const;
      const project = await database.project.findFirstOrThrow({
        ...{ where, orderBy: { workOrder: "desc" } },
      });
      const { src } = await database.workImage.findFirstOrThrow({
        where: { projectId: project.id },
      });
      const added = Array.from({ length: 140 }, (_, index) => ({
        ...{ projectId: project.id, position: 1_000 + index, src },
      }));
      await database.workImage.createMany({ data: added });
      total = await database.workImage.count({ where: { project: where } });
    }),
  );

  test("with scripts off Show more leads to the longer grid, and the viewer back to it", {
    tags: "matrix",
  }, async () => {
    const page = await journey.open("/work", withoutScripts);
    const showMore = page.getByRole("link", { name: "Show more" });
    const follow = (link: Locator) => Promise.all([page.waitForEvent("load"), link.click()]);
    await follow(showMore);
    expect(await page.locator(".work-tile").count()).toBe(96);
    const next = await page.locator("#work-49").boundingBox();
    expect(next?.y).toBeGreaterThanOrEqual(0);
    expect(next?.y).toBeLessThan(200);
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(
      `${journey.server.origin}/work`,
    );
    await follow(tile(page, 48));
    expect(await position(page)).toBe(`49 of ${total}`);
    await follow(viewer(page).getByRole("button", { name: "Next" }));
    expect(await position(page)).toBe(`50 of ${total}`);
    await follow(viewer(page).getByRole("button", { name: "Close" }));
    expect(await viewer(page).count()).toBe(0);
    expect(await page.locator(".work-tile").count()).toBe(96);
    await follow(showMore);
    await follow(showMore);
    expect(await page.locator(".work-tile").count()).toBe(total);
    expect(await showMore.count()).toBe(0);
  });
});
