import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import {
  closeNotice,
  expectNotice,
  focusedName,
  moveByKeys,
  openAsOwner,
  tabTo,
  unreachable,
} from "../harness/admin.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { field, showCollaborators } from "../harness/two-windows.ts";

const journey = startJourney();

const open = (options = {}) =>
  openAsOwner(journey, "/admin/about", { viewport: { width: 1440, height: 1000 }, ...options });
const about = async () => (await fetch(`${journey.server.origin}/about`)).text();
const recovery = (page: Page) => page.getByText(/^Content Recovery Available/);
const tabs = (page: Page) => page.getByRole("grid", { name: "Collaborator tabs" });
const quotes = (page: Page) => page.getByRole("grid", { name: /^Quotes in/ });
const row = (grid: Locator, name: string) => grid.getByRole("row", { name, exact: true });
const names = (grid: Locator) =>
  grid
    .getByRole("row")
    .evaluateAll((rows) => rows.map((element) => element.getAttribute("aria-label") ?? ""));

/** What this browser stores of what was typed. */
const drafts = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith("about-content-backup"))
      .map(([, draft]) => String(draft)),
  );

async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press("Enter");
}

async function write(page: Page, name: string, words: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(words);
}

const expectFocus = (page: Page, name: string | RegExp) =>
  expect.poll(() => focusedName(page)).toEqual(expect.stringMatching(name));

test("main content: what is typed is a draft until it is saved, is offered again, and shown at once", async () => {
  const page = await open();
  await field(page, "Main heading").fill("Designing for the moment of doubt.");
  await page.getByText("Auto-saving changes...").waitFor();
  await expect.poll(() => drafts(page)).toEqual([expect.stringContaining("moment of doubt")]);
  await field(page, "LinkedIn URL").fill("linkedin.com/in/maravel");
  await field(page, "LinkedIn URL").press("Enter");
  await expectNotice(page, "About content updated successfully!");
  await page.getByText("Auto-saving changes...").waitFor({ state: "detached" });
  expect(await drafts(page)).toEqual([]);
  expect(await about()).toContain("Designing for the moment of doubt.");
  expect(await about()).toContain('href="https://linkedin.com/in/maravel"');

  await field(page, "Personal life").fill("I keep bees now.");
  await reload(page); // before half a second has gone
  await recovery(page).waitFor();
  expect(await field(page, "Main heading").inputValue()).toBe("Designing for the moment of doubt.");
  expect(await field(page, "Personal life").inputValue()).not.toBe("I keep bees now.");
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await press(page, "Recover");
  expect(await field(page, "Personal life").inputValue()).toBe("I keep bees now.");
  expect(await recovery(page).count()).toBe(0);
});

test("a draft stays where a save fails, asks about what is written here, and is dismissed", {
  tags: "matrix",
}, async () => {
  const page = await open({ expectedProblems: /CONNECTION_FAILED/ });
  await field(page, "Current role").fill("Written on the train.");
  await expect.poll(() => drafts(page)).toEqual([expect.stringContaining("on the train")]);
  await page.route("**/graphql", (route) => route.abort("connectionfailed"), { times: 1 });
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectNotice(page, "Error", "Failed to update about content.", unreachable);
  expect(await drafts(page)).toHaveLength(1);
  await reload(page);
  await recovery(page).waitFor();
  await field(page, "Current role").fill("Written at home.");
  await page.getByRole("button", { name: "Recover" }).click();
  const question = page.getByRole("group", { name: "Current role was written here, too" });
  await question.getByText("Written at home.").waitFor();
  expect(await page.getByText(/another window/).count()).toBe(0);
  expect(await field(page, "Current role").inputValue()).toBe("Written on the train.");
  await question.getByRole("button", { name: "Take what was here" }).click();
  await question.waitFor({ state: "detached" });
  expect(await field(page, "Current role").inputValue()).toBe("Written at home.");
  await expect.poll(() => drafts(page)).toEqual([expect.stringContaining("at home")]);
  await reload(page);
  await press(page, "Dismiss");
  await recovery(page).waitFor({ state: "detached" });
  expect(await drafts(page)).toEqual([]);
});

test("by mouse: a tab and a quote are made, changed, put first, shown on the page, and deleted", async () => {
  const page = await open();
  await showCollaborators(page);
  const before = await names(tabs(page));
  const dialog = page.getByRole("dialog");
  const save = async (button: string, title: string) => {
    await dialog.getByRole("button", { name: button }).click();
    await expectNotice(page, title);
    await dialog.waitFor({ state: "detached" });
    await closeNotice(page);
  };
  await page.getByRole("button", { name: "Create Tab" }).click();
  expect(await field(page, "Display order").inputValue()).toBe(String(before.length));
  const text = dialog.getByRole("textbox", { name: "Content text" });
  await text.waitFor();
  await dialog.getByRole("button", { name: "Create Tab" }).click();
  await dialog.getByText("Name is required").waitFor();
  await dialog.getByText("Content text is required").waitFor();
  await field(page, "Name").fill("Ships & Harbours");
  expect(await field(page, "Slug").inputValue()).toBe("ships-harbours");
  await field(page, "Content heading").fill("On the water");
  await text.click();
  await page.keyboard.type("Pilots are kind. ");
  await dialog.getByRole("button", { name: "Bold" }).click();
  await page.keyboard.type("Mostly");
  await save("Create Tab", "Tab created successfully!");
  expect(await names(tabs(page))).toEqual([...before, "Ships & Harbours"]);
  expect(await about()).toContain("<p>Pilots are kind. <strong>Mostly</strong></p>");
  await page.getByRole("button", { name: "Edit Ships & Harbours" }).click();
  await field(page, "Name").fill("Harbours");
  await save("Save Changes", "Tab updated successfully!");

  const [first = ""] = before;
  const targetPosition = { x: 200, y: 3 };
  await row(tabs(page), "Harbours").dragTo(row(tabs(page), first), { targetPosition });
  await expect.poll(() => names(tabs(page))).toEqual(["Harbours", ...before]);
  await expect.poll(about).toMatch(new RegExp(`>Harbours<.*>${first}<`, "s"));

  await row(tabs(page), first).click();
  const authors = await names(quotes(page));
  await page.getByRole("button", { name: "Add Quote" }).click();
  for (const [label, words] of [
    ["Quote", "She draws the tide."],
    ["Author name", "Odile Brandt"],
    ["Author title", "Harbour Master"],
    ["Author company", "Port of Sandhaven"],
  ] as const) {
    await dialog.getByLabel(label, { exact: true }).fill(words);
  }
  await save("Add Quote", "Quote created successfully!");
  await page.getByRole("button", { name: "Edit the quote by Odile Brandt" }).click();
  await dialog.getByLabel("Author title").fill("Captain");
  await save("Save Changes", "Quote updated successfully!");
  expect(await about()).toContain("Captain");
  await row(quotes(page), "Odile Brandt").dragTo(quotes(page).getByRole("row").first(), {
    targetPosition,
  });
  await expect.poll(() => names(quotes(page))).toEqual(["Odile Brandt", ...authors]);
  await reload(page);
  await showCollaborators(page);
  expect(await names(tabs(page))).toEqual(["Harbours", ...before]);
  await row(tabs(page), first).click();
  await expect.poll(() => names(quotes(page))).toEqual(["Odile Brandt", ...authors]);

  const question = page.getByRole("alertdialog");
  for (const [name, title] of [
    ["the quote by Odile Brandt", "Quote deleted successfully!"],
    ["Harbours", "Tab deleted successfully!"],
  ] as const) {
    await page.getByRole("button", { name: `Delete ${name}` }).click();
    await question.getByRole("button", { name: "Delete" }).click();
    await expectNotice(page, title);
    await question.waitFor({ state: "detached" });
    await closeNotice(page);
  }
  expect(await names(tabs(page))).toEqual(before);
  expect(await about()).not.toMatch(/On the water|She draws the tide/);
});

test("by keyboard alone: a tab with bold words is made, changed, moved and deleted; the focus stays near", {
  tags: "matrix",
}, async () => {
  const page = await open();
  const dialog = page.getByRole("dialog");
  await tabTo(page, "Main Content");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await tabs(page).waitFor();
  /** Goes along a list, which is behind a button, to the row with this name. */
  const goTo = async (name: string, button: string) => {
    await tabTo(page, button);
    await page.keyboard.press("Tab");
    await page.keyboard.press("End");
    await expectFocus(page, `^${name}$`);
  };

  await press(page, "Create Tab");
  await dialog.getByRole("textbox", { name: "Content text" }).waitFor();
  await expectFocus(page, "Name");
  await write(page, "Name", "Pilots");
  await write(page, "Content heading", "On the water");
  await tabTo(page, "Content text");
  await page.keyboard.type("They are ");
  await page.keyboard.press("ControlOrMeta+b");
  await page.keyboard.type("kind");
  // The text is left, in both directions, as it is.
  await page.keyboard.press("Tab");
  await expectFocus(page, "Quotes heading");
  await page.keyboard.press("Shift+Tab");
  await expectFocus(page, "Content text");
  await tabTo(page, "Display order");
  await page.keyboard.press("Enter");
  await expectNotice(page, "Tab created successfully!");
  await dialog.waitFor({ state: "detached" });
  await expectFocus(page, "Create Tab");
  expect(await about()).toContain("<p>They are <strong>kind</strong></p>");

  const before = await names(tabs(page));
  await goTo("Pilots", "Create Tab");
  await press(page, "Edit Pilots");
  await write(page, "Name", "Harbour Pilots");
  await press(page, "Save Changes");
  await expectNotice(page, "Tab updated successfully!");
  await dialog.waitFor({ state: "detached" });
  await expectFocus(page, "Harbour Pilots$");
  await goTo("Harbour Pilots", "Create Tab");
  await tabTo(page, "Drag Harbour Pilots");
  // Past its own place, then the next.
  await moveByKeys(page, "ArrowUp", "ArrowUp");
  await expectFocus(page, "^(Drag )?Harbour Pilots$");
  const moved = before.toSpliced(-1).toSpliced(-1, 0, "Harbour Pilots");
  await expect.poll(() => names(tabs(page))).toEqual(moved);
  await expect.poll(about).toMatch(new RegExp(moved.map((name) => `>${name}<`).join(".*"), "s"));

  await press(page, "Delete Harbour Pilots");
  await page.getByRole("alertdialog").waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await press(page, "Delete");
  await expectNotice(page, "Tab deleted successfully!");
  expect(await about()).not.toContain("Harbour Pilots");
});
