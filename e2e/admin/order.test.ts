import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { expectNotice, moveByKeys, openAsOwner, unusable } from "../harness/admin.ts";
import { hydrated, startJourney } from "../harness/journey.ts";

const journey = startJourney();

const saved = "Project order updated successfully!";

async function open(options = {}): Promise<Page> {
  const page = await openAsOwner(journey, "/admin", {
    viewport: { width: 1440, height: 1000 },
    ...options,
  });
  await show(page);
  return page;
}

async function show(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Project Order Management" }).scrollIntoViewIfNeeded();
  await row(page, "Passage").waitFor();
  await page.getByRole("grid", { name: "Work order" }).scrollIntoViewIfNeeded();
}

const list = (page: Page) => page.getByRole("grid", { name: "Home order" });
const row = (page: Page, name: string | RegExp) => list(page).getByRole("row", { name });
const tiles = (page: Page) => page.getByRole("grid", { name: "Work order" });

/** The names of the rows, or the labels of the tiles, from first to last. */
async function order(grid: Locator): Promise<string[]> {
  const labels = await grid
    .getByRole("row")
    .evaluateAll((rows) => rows.map((element) => element.getAttribute("aria-label") ?? ""));
  return labels.filter(Boolean);
}

async function homeCards(): Promise<string[]> {
  const html = await (await fetch(journey.server.origin)).text();
  return [...html.matchAll(/class="card-name"[^>]*>(?:<[^>]*>)*([^<]+)</g)].map(
    ([, name = ""]) => name,
  );
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const start = await from.boundingBox();
  const end = await to.boundingBox();
  if (!start || !end) throw new Error("nothing to drag");
  await page.mouse.move(start.x + 20, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + 40, start.y + start.height / 2 - 6, { steps: 3 });
  await page.mouse.move(end.x + 40, end.y + 4, { steps: 8 });
  await page.mouse.move(end.x + 40, end.y + 3);
  await page.locator(".react-aria-DropIndicator[data-drop-target]").waitFor({ state: "attached" });
  await page.mouse.up();
}

test("by mouse: the home order is dragged, kept, and there for visitors at once", async () => {
  const page = await open();
  expect((await order(list(page)))[0]).toBe("Passage");
  await drag(page, row(page, "Hearten"), row(page, "Passage"));
  await expectNotice(page, saved);
  expect((await order(list(page))).slice(0, 3)).toEqual([
    "Hearten",
    "Passage",
    "Quillon: Show Your Working",
  ]);
  expect((await homeCards())[0]).toContain("Hearten");
  await page.reload();
  await hydrated(page);
  await show(page);
  expect((await order(list(page)))[0]).toBe("Hearten");
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

test("by keyboard: the home order is changed, with spoken announcements", async () => {
  const page = await open();
  const before = await order(list(page));
  const announced = await collectAnnouncements(page);
  await row(page, before[0] ?? "").focus();
  for (let step = before.indexOf("Morrow Doses"); step > 0; step -= 1) {
    await page.keyboard.press("ArrowDown");
  }
  await expectFocusOn(page, "Morrow Doses");
  await page.keyboard.press("Tab");
  await expectFocusOn(page, "Drag Morrow Doses");
  await moveByKeys(page, "Home");
  await expectNotice(page, saved);
  const after = await order(list(page));
  expect(after[0]).toBe("Morrow Doses");
  expect(after.slice(1)).toEqual(before.filter((name) => name !== "Morrow Doses"));
  expect((await homeCards())[0]).toContain("Morrow Doses");
  expect((await announced()).join(" ")).toMatch(/Started dragging[\s\S]*Drop complete/);
  await page.reload();
  await hydrated(page);
  await show(page);
  expect((await order(list(page)))[0]).toBe("Morrow Doses");
});

test("work images move within their project and across projects", { tags: "matrix" }, async () => {
  const page = await open();
  const before = await order(tiles(page));
  await drag(
    page,
    tiles(page).getByRole("row", { name: "Passage, image 2" }),
    tiles(page).getByRole("row", { name: "Passage, image 1" }),
  );
  await expectNotice(page, saved);
  await page.reload();
  await hydrated(page);
  await show(page);
  const images = tiles(page).getByRole("row");
  const first = await images.nth(0).locator("img").getAttribute("src");

  await drag(page, tiles(page).getByRole("row", { name: "Hearten, image 1" }), images.nth(0));
  await expectNotice(page, saved, "All images of “Hearten” moved: they stay together.");
  await expect
    .poll(async () => (await order(tiles(page))).slice(0, 4))
    .toEqual(["Hearten, image 1", "Hearten, image 2", "Hearten, image 3", "Passage, image 1"]);
  const after = await order(tiles(page));
  expect(await images.nth(3).locator("img").getAttribute("src")).toBe(first);
  expect([...after].sort()).toEqual([...before].sort());
  const html = await (await fetch(`${journey.server.origin}/work`)).text();
  expect(html.indexOf("Hearten")).toBeLessThan(html.indexOf("Passage"));
});

test("a work image dropped between those of another project takes its whole project there", {
  tags: "matrix",
}, async () => {
  const page = await open();
  const before = await order(tiles(page));
  const projectOf = (label: string) => label.replace(/, image.*/, "");
  const [first = "", second = ""] = new Set(before.map(projectOf));
  const images = (name: string) => before.filter((label) => projectOf(label) === name);
  const tile = (label = "") => tiles(page).getByRole("row", { name: label, exact: true });
  await drag(page, tile(images(second)[1]), tile(images(first)[1]));
  await expectNotice(page, saved, `All images of “${second}” moved: they stay together.`);
  const after = [...images(second), ...images(first)];
  await expect.poll(async () => (await order(tiles(page))).slice(0, after.length)).toEqual(after);
  await page.reload();
  await hydrated(page);
  await show(page);
  expect((await order(tiles(page))).slice(0, after.length)).toEqual(after);
});

test("where the server fails the order is as it was, and the owner is told", {
  tags: "matrix",
}, async () => {
  const page = await open({ expectedProblems: /500|Failed to load/ });
  const before = await order(list(page));
  await page.route("**/graphql*", (route) => route.fulfill({ status: 500, body: "no" }));
  await drag(page, row(page, "Lindholm Tramways"), row(page, before[0] ?? ""));
  await expectNotice(page, "Failed to update project order", unusable);
  expect(await order(list(page))).toEqual(before);
});

async function expectFocusOn(page: Page, beginning: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.activeElement?.getAttribute("aria-label")?.startsWith(wanted),
    beginning,
  );
}

/** Notes what screen readers are told from now on. */
async function collectAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      for (const region of document.querySelectorAll("[data-live-announcer]")) {
        said.push(region.textContent ?? "");
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => Reflect.get(window, "said"));
}
