/** @module-tag matrix */

import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { expectNotice, openAsOwner } from "../harness/admin.ts";
import { boxOf, expectLifted, fingerOf, middle, phone } from "../harness/finger.ts";
import { hydrated, startJourney } from "../harness/journey.ts";

// On a phone, with one finger.
const journey = startJourney();
const saved = "Project order updated successfully!";
const home = (page: Page) => page.getByRole("grid", { name: "Home order" });
const work = (page: Page) => page.getByRole("grid", { name: "Work order" });
const handle = (item: Locator) => item.getByRole("button", { name: /^Drag/ });

async function openOrder(): Promise<Page> {
  const page = await openAsOwner(journey, "/admin", phone);
  await showOrder(page);
  return page;
}

async function showOrder(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Project Order Management" }).scrollIntoViewIfNeeded();
  await home(page).getByRole("row").first().waitFor();
}

async function order(grid: Locator): Promise<string[]> {
  const labels = await grid
    .getByRole("row")
    .evaluateAll((rows) => rows.map((row) => row.getAttribute("aria-label") ?? ""));
  return labels.filter(Boolean);
}

const read = async (path: string) => (await fetch(journey.server.origin + path)).text();

test("the home order: by the handle, with the line where it goes, kept, and public at once", async () => {
  const page = await openOrder();
  const before = await order(home(page));
  const rows = home(page).getByRole("row");
  await home(page).evaluate((grid) => grid.scrollIntoView({ block: "center" }));
  const finger = await fingerOf(page);
  await finger.down(handle(rows.nth(2)));
  const first = await boxOf(rows.first());
  await finger.moveTo({ x: first.x + 40, y: first.y + 6 });
  await expectLifted(page);
  const line = await boxOf(page.locator(".touch-drag-mark"));
  expect(Math.abs(line.y + line.height / 2 - first.y)).toBeLessThan(3);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await finger.up();
  await expectNotice(page, saved);
  await expectLifted(page, false);
  const after = [before[2] ?? "", before[0] ?? "", before[1] ?? "", ...before.slice(3)];
  await expect.poll(() => order(home(page))).toEqual(after);
  const html = await read("/");
  const places = after.slice(0, 3).map((name) => html.indexOf(`>${name}<`));
  expect(places).toEqual([...places].sort((one, next) => one - next));
  await page.reload();
  await hydrated(page);
  await showOrder(page);
  expect(await order(home(page))).toEqual(after);
});

test("a finger on a row scrolls; a second finger, or a place outside, ends a drag without effect", {
  tags: "matrix",
}, async () => {
  const page = await openOrder();
  const before = await order(home(page));
  const rows = home(page).getByRole("row");
  await home(page).evaluate((grid) => grid.scrollIntoView({ block: "center" }));
  const finger = await fingerOf(page);
  await finger.down(rows.nth(3).locator(".order-row-name"));
  await finger.moveTo({ x: 200, y: 200 });
  await finger.up();
  await expectLifted(page, false);

  await home(page).evaluate((grid) => grid.scrollIntoView({ block: "center" }));
  await finger.down(handle(rows.nth(2)));
  await finger.moveTo(await middle(rows.first()));
  await expectLifted(page);
  await finger.joined();
  await expectLifted(page, false);
  await finger.up();

  await home(page).evaluate((grid) => grid.scrollIntoView({ block: "center" }));
  await finger.down(handle(rows.nth(2)));
  const { y } = await boxOf(home(page));
  await finger.moveTo({ x: 200, y: y - 90 });
  await expectLifted(page);
  await finger.up();
  await expectLifted(page, false);
  expect(await order(home(page))).toEqual(before);
  expect(await page.getByRole("alert").count()).toBe(0);
});

test("the work order: an image goes where the finger takes it", { tags: "matrix" }, async () => {
  const page = await openOrder();
  await work(page).evaluate((grid) => grid.scrollIntoView({ block: "center" }));
  const tiles = work(page).getByRole("row");
  await tiles.first().waitFor();
  const sources = () =>
    tiles.evaluateAll((rows) =>
      rows.slice(0, 2).map((row) => row.querySelector("img")?.getAttribute("src")),
    );
  const [first, second] = await sources();
  const finger = await fingerOf(page);
  await finger.down(handle(tiles.nth(1)));
  const { x, y } = await boxOf(tiles.first());
  await finger.moveTo({ x: x + 12, y: y + 40 });
  await finger.up();
  await expectNotice(page, saved);
  await expect.poll(sources).toEqual([second, first]);
  const html = await read("/work");
  const name = (src: string | null | undefined) => /\/objects\/[^/?]+/.exec(src ?? "")?.[0] ?? "?";
  expect(html.indexOf(name(second))).toBeLessThan(html.indexOf(name(first)));
});

test("collaborator tabs are put in order", { tags: "matrix" }, async () => {
  const page = await openAsOwner(journey, "/admin/about", phone);
  await page.getByRole("tab", { name: "Collaborators" }).tap();
  const tabs = page.getByRole("grid", { name: "Collaborator tabs" });
  await tabs.waitFor();
  const before = await order(tabs);
  const finger = await fingerOf(page);
  await finger.down(handle(tabs.getByRole("row").first()));
  const last = await boxOf(tabs.getByRole("row").last());
  await finger.moveTo({ x: last.x + 60, y: last.y + last.height - 8 });
  await finger.up();
  const after = [...before.slice(1), before[0]];
  await expect.poll(() => order(tabs)).toEqual(after);
  await page.reload();
  await hydrated(page);
  await page.getByRole("tab", { name: "Collaborators" }).tap();
  await expect.poll(() => order(tabs)).toEqual(after);
});

test("a notice covers no button of a dialog", { tags: "matrix" }, async () => {
  const page = await openAsOwner(journey, "/admin", {
    ...phone,
    viewport: { width: 390, height: 480 },
  });
  await page
    .getByRole("button", { name: /^Delete / })
    .first()
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expectNotice(page, "Project deleted successfully!");
  await page.getByRole("button", { name: "Create Project" }).first().click();
  const dialog = page.getByRole("dialog");
  const notice = await boxOf(page.locator(".toast-region"));
  // What is between them is more than fits: the dialog scrolls, above the notice.
  for (const name of ["Create Project", "Close"]) {
    const button = dialog.getByRole("button", { name });
    await button.scrollIntoViewIfNeeded();
    const box = await boxOf(button);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(notice.y);
  }
});

test("a button that was tapped looks as it did before", { tags: "matrix" }, async () => {
  const page = await openAsOwner(journey, "/admin/settings/site", phone);
  const add = page.getByRole("button", { name: "Add link" });
  const look = () =>
    add.evaluate((button) => {
      const { backgroundColor, borderColor, color } = getComputedStyle(button);
      return { backgroundColor, borderColor, color };
    });
  const before = await look();
  const links = await page.getByPlaceholder("https://").count();
  await add.tap();
  await expect.poll(() => page.getByPlaceholder("https://").count()).toBeGreaterThan(links);
  await expect.poll(look).toEqual(before);
});

test("a name too long for the bar ends with an ellipsis", { tags: "matrix" }, async () => {
  const viewport = { width: 320, height: 700 };
  const page = await openAsOwner(journey, "/admin", { ...phone, viewport });
  const name = page.getByRole("link", { name: /, view the site$/ });
  const { isCut, display, textOverflow } = await name.evaluate((link) => {
    const { display, textOverflow } = getComputedStyle(link);
    return { isCut: link.scrollWidth > link.clientWidth, display, textOverflow };
  });
  // A flex row ignores its ellipsis.
  expect({ isCut, display, textOverflow }).toEqual({
    isCut: true,
    display: "block",
    textOverflow: "ellipsis",
  });
});
