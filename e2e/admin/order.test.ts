import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { closeNotice, expectNotice, moveByKeys, openAsOwner, unusable } from "../harness/admin.ts";
import { boxOf, expectLifted, fingerOf, middle, phone } from "../harness/finger.ts";
import { startJourney } from "../harness/journey.ts";

const journey = startJourney();

const saved = "Project order updated successfully!";
const list = (page: Page) => page.getByRole("grid", { name: "Home order" });
const row = (page: Page, name: string) => list(page).getByRole("row", { name, exact: true });
const tiles = (page: Page) => page.getByRole("grid", { name: "Work order" });
const tile = (page: Page, name: string) => tiles(page).getByRole("row", { name, exact: true });
const handle = (item: Locator) => item.getByRole("button", { name: /^Drag/ });
const read = async (path: string) => (await fetch(journey.server.origin + path)).text();

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
  await list(page).getByRole("row").first().waitFor();
  await tiles(page).scrollIntoViewIfNeeded();
}

/**
 * The labels of the rows or tiles, sorted by their position on the screen: in the document, rows that
 * have come back into view are last.
 */
async function order(grid: Locator): Promise<string[]> {
  const labels = await grid.getByRole("row").evaluateAll((rows) =>
    rows
      .map((element) => {
        const { top, left } = element.getBoundingClientRect();
        return { top, left, label: element.getAttribute("aria-label") ?? "" };
      })
      .sort((one, other) => one.top - other.top || one.left - other.left)
      .map(({ label }) => label),
  );
  return labels.filter(Boolean);
}

/** The file names of the first two work images. The addresses of a file's sizes contain its name. */
const files = (page: Page) =>
  tiles(page)
    .getByRole("row")
    .evaluateAll((rows) =>
      rows.slice(0, 2).map((element) => {
        const src = element.querySelector("img")?.getAttribute("src") ?? "";
        return /\/objects\/([\w-]+)/.exec(src)?.[1] ?? src;
      }),
    );

async function homeCards(): Promise<string[]> {
  const cards = (await read("/")).matchAll(/class="card-name[^"]*"[^>]*>(?:<[^>]*>)*([^<]+)</g);
  return [...cards].map(([, name = ""]) => name);
}

async function expectInWork(...names: string[]): Promise<void> {
  const html = await read("/work");
  const places = names.map((name) => html.indexOf(name));
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(places).toEqual(places.toSorted((one, next) => one - next));
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await to.scrollIntoViewIfNeeded();
  const [start, end] = [await boxOf(from), await boxOf(to)];
  await page.mouse.move(start.x + 20, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + 40, start.y + start.height / 2 - 6, { steps: 3 });
  await page.mouse.move(end.x + 40, end.y + 4, { steps: 8 });
  await page.mouse.move(end.x + 40, end.y + 3);
  await page.locator(".react-aria-DropIndicator[data-drop-target]").waitFor({ state: "attached" });
  await page.mouse.up();
}

test("by mouse and by keys projects and work images are moved, for visitors at once; what fails goes back", {
  tags: "long",
}, async () => {
  const page = await open({ expectedProblems: /500|Failed to load/ });
  const [first = "", second = "", third = "", ...others] = await order(list(page));
  const { rows, hidden } = await list(page).evaluate((element) => ({
    rows: element.querySelectorAll("[role=row]").length,
    hidden: element.scrollHeight - element.clientHeight,
  }));
  // The list is as tall as its content, so that it does not scroll.
  expect(hidden).toBeLessThanOrEqual(1);
  expect((await boxOf(list(page))).height).toBeLessThanOrEqual(60 * rows + 8);

  await drag(page, row(page, third), row(page, first));
  await expectNotice(page, saved);
  const after = [third, first, second, ...others];
  expect(await order(list(page))).toEqual(after);
  expect((await homeCards())[0]).toContain(third);
  await closeNotice(page);

  await page.route("**/graphql*", (route) => route.fulfill({ status: 500, body: "no" }));
  await drag(page, row(page, second), row(page, third));
  await expectNotice(page, "Failed to update project order", unusable);
  expect(await order(list(page))).toEqual(after);
  await page.unroute("**/graphql*");
  await closeNotice(page);

  const before = await order(tiles(page));
  const projectOf = (label: string) => label.replace(/, image.*/, "");
  const [one = "", other = ""] = new Set(before.map(projectOf));
  const images = (name: string) => before.filter((label) => projectOf(label) === name);
  const [former, latter] = await files(page);
  await drag(page, tile(page, `${one}, image 2`), tile(page, `${one}, image 1`));
  await expectNotice(page, saved);
  await expect.poll(() => files(page)).toEqual([latter, former]);
  await closeNotice(page);
  // If a work image is moved between the images of another project, all other images of its project
  // move with it.
  await drag(page, tile(page, `${other}, image 2`), tile(page, `${one}, image 2`));
  await expectNotice(page, saved, `All images of “${other}” moved: they stay together.`);
  const beginning = [...images(other), ...images(one)];
  await expect
    .poll(async () => (await order(tiles(page))).slice(0, beginning.length))
    .toEqual(beginning);
  expect((await order(tiles(page))).toSorted()).toEqual(before.toSorted());
  await expectInWork(other, one);
  await closeNotice(page);
  await expectOrderByKeys(page);
});

/**
 * Moves a project and a work image by keys. Checks what screen readers announce for the project.
 */
async function expectOrderByKeys(page: Page): Promise<void> {
  const before = await order(list(page));
  const last = before.at(-1) ?? "";
  const announced = await collectAnnouncements(page);
  await row(page, before[0] ?? "").focus();
  await page.keyboard.press("End");
  await expectFocusOn(page, last);
  await page.keyboard.press("Tab");
  await expectFocusOn(page, `Drag ${last}`);
  await moveByKeys(page, "Home");
  await expectNotice(page, saved);
  expect(await order(list(page))).toEqual([last, ...before.slice(0, -1)]);
  expect((await homeCards())[0]).toContain(last);
  expect((await announced()).join(" ")).toMatch(/Started dragging[\s\S]*Drop complete/);
  await closeNotice(page);

  const [first = "", second = ""] = await files(page);
  await tiles(page).getByRole("row").first().focus();
  await page.keyboard.press("Tab");
  await expectFocusOn(page, "Drag");
  await moveByKeys(page, "ArrowRight");
  await expectNotice(page, saved);
  await expect.poll(() => files(page)).toEqual([second, first]);
  await expectInWork(second, first);
}

test("by finger: the handle drags, with a line where it goes, a row scrolls, and what ends elsewhere has no effect", async () => {
  const page = await open(phone);
  const rows = list(page).getByRole("row");
  const finger = await fingerOf(page);
  const center = () => list(page).evaluate((grid) => grid.scrollIntoView({ block: "center" }));
  await center();
  // All rows are in view now. Rows that are not in view would not be rendered.
  await expect.poll(() => rows.count()).toBe((await homeCards()).length);
  const before = await order(list(page));
  const nth = (place: number) => row(page, before[place] ?? "");
  await finger.down(nth(3).locator(".order-row-name"));
  await finger.moveTo({ x: 200, y: 200 });
  await finger.up();
  await expectLifted(page, false);

  await center();
  await finger.down(handle(nth(2)));
  await finger.moveTo(await middle(nth(0)));
  await expectLifted(page);
  await finger.joined();
  await expectLifted(page, false);
  await finger.up();

  await center();
  await finger.down(handle(nth(2)));
  const { y: top } = await boxOf(list(page));
  await finger.moveTo({ x: 200, y: top - 90 });
  await expectLifted(page);
  await finger.up();
  await expectLifted(page, false);
  expect(await order(list(page))).toEqual(before);
  expect(await page.getByRole("alert").count()).toBe(0);

  await center();
  await finger.down(handle(nth(2)));
  const first = await boxOf(nth(0));
  await finger.moveTo({ x: first.x + 40, y: first.y + 6 });
  await expectLifted(page);
  const line = await boxOf(page.locator(".touch-drag-mark"));
  expect(Math.abs(line.y + line.height / 2 - first.y)).toBeLessThan(3);
  await finger.up();
  await expectNotice(page, saved);
  const after = [before[2] ?? "", ...before.toSpliced(2, 1)];
  await expect.poll(() => order(list(page))).toEqual(after);
  expect((await homeCards())[0]).toContain(after[0]);
});

async function expectFocusOn(page: Page, beginning: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.activeElement?.getAttribute("aria-label")?.startsWith(wanted),
    beginning,
  );
}

/** Records what screen readers announce. @returns a function that returns all of it so far */
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
