import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "../../api/database/client.ts";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { finishAnimations } from "../harness/animations.ts";
import { sampleOf } from "../harness/combinations.ts";
import { hydrated, openBeside, startJourney } from "../harness/journey.ts";

const journey = startJourney();

const withoutScripts = { javaScriptEnabled: false, expectedProblems: /\.js csp$/ };

const viewer = (page: Page) => page.getByRole("dialog");
const tile = (page: Page, index: number) => page.locator(".work-tile-picture").nth(index);
/** Without the project's name, which is only said. */
const position = async (page: Page) =>
  (await viewer(page).getByRole("status").textContent())?.replace(/^.*, /, "");

/** Where the viewer stands, from its address. */
const viewed = (page: Page) => new URL(page.url()).searchParams.get("view");

test("the work of all projects stands in one grid, in work order, and each tile leads to its project", async () => {
  const page = await journey.open("/work");
  await hydrated(page);
  expect(await page.title()).toBe("Work");
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Work");
  expect(await page.locator(".work-tile").count()).toBe(21);
  const links = page.locator(".work-tile-project");
  expect(await links.first().getAttribute("href")).toBe("/project/passage");
  expect(await links.first().textContent()).toBe("Passage");
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

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
    const box = await name.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 1, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    expect(box?.height).toBe(44);
    expect(hung.filter((one) => one.x < x && one.right > x && one.y < y && one.bottom > y)).toEqual(
      [],
    );
  }
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

test("nothing moves while the wall is painted, read and lengthened", {
  tags: "matrix",
}, async () => {
  const page = await journey.open("/work", {
    viewport: { width: 390, height: 844 },
    prepare: (window) =>
      window.addInitScript(`new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shift = (window.shift ?? 0) + entry.value;
      }).observe({ type: "layout-shift", buffered: true })`),
  });
  await hydrated(page);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  expect(await page.evaluate("window.shift ?? 0")).toBe(0);
});

test("names and locks appear under the pointer and with the focus; on touch they are there", {
  tags: "matrix",
}, async () => {
  const page = await journey.open("/work");
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

  const touch = await journey.open("/work", { hasTouch: true, isMobile: true });
  expect(
    await touch
      .locator(".work-tile-project")
      .first()
      .evaluate((element) => getComputedStyle(element).opacity),
  ).toBe("1");
});

test("tiles enter one after another, 0.15 seconds apart", { tags: "matrix" }, async () => {
  const page = await journey.open("/work");
  const delays = await page
    .locator(".work-grid-item")
    .evaluateAll((items) => items.slice(0, 3).map((item) => getComputedStyle(item).animationDelay));
  expect(delays).toEqual(["0s", "0.15s", "0.3s"]);
});

describe("the viewer", () => {
  test("opens on a click, says which of how many, and Escape closes it", async () => {
    const page = await journey.open("/work");
    await hydrated(page);
    await tile(page, 2).click();
    await viewer(page).waitFor();
    expect(viewed(page)).toBe("3");
    expect(await position(page)).toBe("3 of 21");
    expect(await viewer(page).getByRole("link", { name: "Passage" }).getAttribute("href")).toBe(
      "/project/passage",
    );
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await viewer(page).waitFor({ state: "detached" });
    expect(page.url()).toBe(`${journey.server.origin}/work`);
    expect(await tile(page, 2).evaluate((link) => link.matches(":focus"))).toBe(true);
  });

  test("closes by its button and by a click beside the picture, not on it", {
    tags: "matrix",
  }, async () => {
    const page = await journey.open("/work");
    await hydrated(page);
    await tile(page, 2).click();
    await viewer(page).getByRole("button", { name: "Close" }).click();
    await viewer(page).waitFor({ state: "detached" });
    await tile(page, 2).click();
    await viewer(page).locator(".picture-image").click();
    expect(await viewer(page).isVisible()).toBe(true);
    await page.mouse.click(200, 300);
    await viewer(page).waitFor({ state: "detached" });
  });

  test("arrow keys and buttons step on and go around; Back closes it at once", {
    tags: "matrix",
  }, async () => {
    const page = await journey.open("/work");
    await hydrated(page);
    await tile(page, 0).click();
    await viewer(page).waitFor();
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => position(page)).toBe("21 of 21");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => position(page)).toBe("1 of 21");
    await viewer(page).getByRole("button", { name: "Next" }).click();
    await expect.poll(() => position(page)).toBe("2 of 21");
    expect(viewed(page)).toBe("2");
    await viewer(page).getByRole("button", { name: "Previous" }).click();
    await expect.poll(() => position(page)).toBe("1 of 21");
    await page.goBack();
    await viewer(page).waitFor({ state: "detached" });
    expect(page.url()).toBe(`${journey.server.origin}/work`);
  });

  test("keeps the focus inside, by keyboard alone", { tags: "matrix" }, async () => {
    const page = await journey.open("/work");
    await hydrated(page);
    await tile(page, 0).focus();
    await page.keyboard.press("Enter");
    await viewer(page).waitFor();
    for (let press = 0; press < 9; press += 1) {
      await page.keyboard.press("Tab");
      expect(await viewer(page).evaluate((dialog) => dialog.matches(":focus-within"))).toBe(true);
    }
    for (let press = 0; press < 9; press += 1) {
      await page.keyboard.press("Shift+Tab");
      expect(await viewer(page).evaluate((dialog) => dialog.matches(":focus-within"))).toBe(true);
    }
    await page.keyboard.press("Escape");
    await viewer(page).waitFor({ state: "detached" });
    expect(await tile(page, 0).evaluate((link) => link.matches(":focus"))).toBe(true);
  });

  test("steps on by a swipe", { tags: "matrix" }, async () => {
    const page = await journey.open("/work?view=3", { hasTouch: true });
    await hydrated(page);
    const swipe = async (from: number, to: number) => {
      const stage = page.locator(".viewer-stage");
      const at = (clientX: number) => ({
        clientX,
        clientY: 300,
        pointerType: "touch",
        isPrimary: true,
      });
      await stage.dispatchEvent("pointerdown", at(from));
      await stage.dispatchEvent("pointerup", at(to));
    };
    await swipe(300, 240);
    await expect.poll(() => position(page)).toBe("4 of 21");
    await swipe(240, 300);
    await expect.poll(() => position(page)).toBe("3 of 21");
    await swipe(300, 260);
    expect(await position(page)).toBe("3 of 21");
  });

  const zoomed = (page: Page) =>
    page.locator(".viewer-stage .picture-image").evaluate((picture) => {
      const { width } = picture.getBoundingClientRect();
      return Math.round((width / (picture as HTMLElement).offsetWidth) * 10) / 10;
    });

  test("zooms by keys, wheel, two clicks, two taps and a pinch, and moves", {
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
    expect(await position(page)).toBe("3 of 21");
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
    expect(await position(page)).toBe("3 of 21");
    await page.keyboard.press("0");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => position(page)).toBe("4 of 21");
  });

  test("tells the facts of the project, and fetches what can be stepped to", {
    tags: "matrix",
  }, async () => {
    const page = await journey.open("/work?view=3");
    await hydrated(page);
    expect(await page.locator(".viewer-facts").innerText()).toBe(
      "Port of Sandhaven, Lead product designer, 2024–26",
    );
    // The one before is a video.
    const ahead = page.locator(".viewer picture[hidden] img");
    await expect.poll(() => ahead.count()).toBe(1);
    await expect
      .poll(() => ahead.evaluate((picture: HTMLImageElement) => picture.naturalWidth > 0))
      .toBe(true);
  });

  test("grows out of its tile, and back into it", { tags: "matrix" }, async () => {
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

  test("its address can be shared, and closing it leaves the grid", {
    tags: "matrix",
  }, async () => {
    const page = await journey.open("/work?view=3");
    await hydrated(page);
    expect(await position(page)).toBe("3 of 21");
    expect(await viewer(page).evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
    await page.keyboard.press("Escape");
    await viewer(page).waitFor({ state: "detached" });
    expect(page.url()).toBe(`${journey.server.origin}/work`);
  });

  test("shows a video with its controls", { tags: "matrix" }, async () => {
    const page = await journey.open("/work?view=2");
    await hydrated(page);
    expect(await viewer(page).locator("video[controls]").count()).toBe(1);
  });

  test("an address that names no image shows the grid", { tags: "matrix" }, async () => {
    const page = await journey.open("/work?view=999999", { expectedProblems: /404/ });
    await hydrated(page);
    expect(await viewer(page).count()).toBe(0);
    expect(await page.locator(".work-tile").count()).toBe(21);
  });
});

test("with scripts off tiles, viewer and its buttons still lead on", async () => {
  const page = await journey.open("/work", withoutScripts);
  await tile(page, 0).click();
  expect(await position(page)).toBe("1 of 21");
  await viewer(page).getByRole("button", { name: "Next" }).click();
  expect(await position(page)).toBe("2 of 21");
  await viewer(page).getByRole("button", { name: "Close" }).click();
  expect(await viewer(page).count()).toBe(0);
});

describe("with more work than one page of the grid holds", () => {
  let last = 0;

  beforeAll(async () => {
    const database = await openDatabase(`file:${join(journey.folder, "vitrine.db")}`);
    const project = await database.project.findFirstOrThrow({ orderBy: { workOrder: "desc" } });
    const { src } = await database.workImage.findFirstOrThrow({ where: { projectId: project.id } });
    const added = Array.from({ length: 140 }, (_, index) => ({
      projectId: project.id,
      position: 1_000 + index,
      src,
    }));
    await database.workImage.createMany({ data: added });
    last = (await database.workImage.findFirstOrThrow({ orderBy: { id: "desc" } })).id;
    await database.$disconnect();
  });

  test("more is shown on demand", { tags: "matrix" }, async () => {
    const page = await journey.open("/work");
    await hydrated(page);
    expect(await page.locator(".work-tile").count()).toBe(48);
    await page.getByRole("link", { name: "Show more" }).click();
    await expect.poll(() => page.locator(".work-tile").count()).toBe(96);
  });

  test("an address that names an image further down opens it, and one that is gone asks for nothing", {
    tags: "matrix",
  }, async () => {
    const asked: string[] = [];
    const prepare = async (window: Page) => {
      window.on("request", (request) => {
        if (request.url().includes("/graphql")) asked.push(request.url());
      });
    };
    const page = await journey.open(`/work?view=${last}`, {
      prepare,
      expectedProblems: /404/, // of the window beside it
    });
    await hydrated(page);
    await viewer(page).waitFor();
    expect(await position(page)).toBe("161 of 161");
    expect(await page.locator(".work-tile").count()).toBe(161);
    const other = await openBeside(page.context(), "/work?view=999999", prepare);
    await hydrated(other);
    await other.waitForLoadState("networkidle");
    expect(await viewer(other).count()).toBe(0);
    expect(await other.locator(".work-tile").count()).toBe(48);
    expect(asked).toEqual([]);
  });

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
    expect(await position(page)).toBe("49 of 161");
    await follow(viewer(page).getByRole("button", { name: "Next" }));
    expect(await position(page)).toBe("50 of 161");
    await follow(viewer(page).getByRole("button", { name: "Close" }));
    expect(await viewer(page).count()).toBe(0);
    expect(await page.locator(".work-tile").count()).toBe(96);
    await follow(showMore);
    await follow(showMore);
    expect(await page.locator(".work-tile").count()).toBe(161);
    expect(await showMore.count()).toBe(0);
  });
});
