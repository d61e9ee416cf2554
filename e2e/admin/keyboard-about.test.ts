/** @module-tag matrix */

import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { expectNotice, focusedName, moveByKeys, openAsOwner, tabTo } from "../harness/admin.ts";
import { hydrated, startJourney } from "../harness/journey.ts";

// Collaborators with the keyboard alone: nothing here is pressed with a pointer, or given the focus.
const journey = startJourney();
const about = async () => (await fetch(`${journey.server.origin}/about`)).text();
const tabs = (page: Page) => page.getByRole("grid", { name: "Collaborator tabs" });
const quotes = (page: Page) => page.getByRole("grid", { name: /^Quotes in/ });

async function openCollaborators(): Promise<Page> {
  const page = await openAsOwner(journey, "/admin/about", {
    viewport: { width: 1440, height: 1000 },
  });
  await show(page);
  return page;
}

async function show(page: Page): Promise<void> {
  await tabTo(page, "Main Content");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await tabs(page).waitFor();
}

async function showAgain(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
  await show(page);
}

/** Presses the control with this name, once Tab has reached it. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press("Enter");
}

/** Replaces what is in the field with this name, once Tab has reached it. */
async function write(page: Page, name: string, words: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(words);
}

const expectFocus = (page: Page, name: string | RegExp) =>
  expect.poll(() => focusedName(page)).toEqual(expect.stringMatching(name));

/** Goes back into the toolbar, along it to the tool, and presses that. */
async function use(page: Page, tool: string): Promise<void> {
  await page.keyboard.press("Shift+Tab");
  for (let step = 0; step < 14; step += 1) await page.keyboard.press("ArrowRight");
  for (let step = 0; step < 14 && (await focusedName(page)) !== tool; step += 1) {
    await page.keyboard.press("ArrowLeft");
  }
  await expectFocus(page, tool);
  await page.keyboard.press("Enter");
}

async function labels(grid: Locator): Promise<string[]> {
  return grid
    .getByRole("row")
    .evaluateAll((rows) => rows.map((row) => row.getAttribute("aria-label") ?? ""));
}

/** Whose quotes a visitor of the About page sees one after another. */
async function shownQuotes(count: number): Promise<string[]> {
  const page = await journey.open("/about");
  await hydrated(page);
  const author = () => page.locator(".quote-name").first().innerText();
  const authors = [await author()];
  while (authors.length < count) {
    await page.getByRole("button", { name: "Next quote" }).click();
    await expect.poll(author).not.toBe(authors.at(-1));
    authors.push(await author());
  }
  await page.context().close();
  return authors;
}

/** Goes along a list, one of whose rows Tab has reached, to the row with this name. */
async function goTo(page: Page, name: string): Promise<void> {
  await page.keyboard.press("Home");
  for (let step = 0; step < 9 && (await focusedName(page)) !== name; step += 1) {
    await page.keyboard.press("ArrowDown");
  }
  await expectFocus(page, `^${name}$`);
}

/** Takes an item up by its handle and puts it one place further up: past its own place, then the next. */
async function moveUp(page: Page, name: string): Promise<void> {
  await tabTo(page, `Drag ${name}`);
  await moveByKeys(page, "ArrowUp", "ArrowUp");
  await expectFocus(page, `^(Drag )?${name}$`);
}

test("a tab with bold words, a list and a link is made, changed, put first and deleted", async () => {
  const page = await openCollaborators();
  await press(page, "Create Tab");
  const dialog = page.getByRole("dialog", { name: "Create Tab" });
  await dialog.getByRole("textbox", { name: "Content text" }).waitFor();
  await expectFocus(page, "Name");
  await write(page, "Name", "Pilots");
  await write(page, "Content heading", "On the water");
  await tabTo(page, "Content text");
  await page.keyboard.type("They are ");
  await page.keyboard.press("ControlOrMeta+b");
  await page.keyboard.type("kind");
  await page.keyboard.press("ControlOrMeta+b");
  await page.keyboard.type(" to ships");
  await page.keyboard.press("ControlOrMeta+Shift+ArrowLeft");
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe("ships");
  await use(page, "Link");
  await expectFocus(page, "Web or email address");
  await page.keyboard.type("ships.example.com");
  await page.keyboard.press("Enter");
  await expectFocus(page, "Content text");
  await page.keyboard.press("Enter");
  await use(page, "Bulleted list");
  await expectFocus(page, "Content text");
  await page.keyboard.type("Tides");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Winds");
  expect(await findAccessibilityProblems(page)).toEqual([]);

  // In a list Tab and Shift+Tab move an item, as long as there is somewhere to go.
  await page.keyboard.press("Tab");
  await expectFocus(page, "Content text");
  await dialog.locator("li li", { hasText: "Winds" }).waitFor();
  await page.keyboard.press("Shift+Tab");
  await dialog.locator("li li").waitFor({ state: "detached" });

  // The text is left, in both directions, as it is.
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Tab");
  await expectFocus(page, "Quotes heading");
  await page.keyboard.press("Shift+Tab");
  await expectFocus(page, "Content text");
  await page.keyboard.press("Shift+Tab");
  await expectFocus(page, "Bulleted list");
  await tabTo(page, "Display order");
  await page.keyboard.press("Enter");
  await expectNotice(page, "Tab created successfully!");
  await dialog.waitFor({ state: "detached" });
  await expectFocus(page, "Create Tab");
  const link = '<a href="https://ships.example.com"[^>]*>ships</a>';
  const list = "<ul><li>Tides</li><li>Winds</li></ul>";
  const text = new RegExp(`<p>They are <strong>kind</strong> to ${link}</p>${list}`);
  expect(await about()).toMatch(text);

  await page.keyboard.press("Tab");
  await goTo(page, "Pilots");
  await press(page, "Edit Pilots");
  await page.getByRole("dialog", { name: "Edit Tab" }).waitFor();
  await write(page, "Name", "Harbour Pilots");
  await tabTo(page, "Content text");
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" and fog");
  await press(page, "Save Changes");
  await expectNotice(page, "Tab updated successfully!");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expectFocus(page, "Harbour Pilots$");
  expect(await about()).toContain("<li>Winds and fog</li>");

  const before = await labels(tabs(page));
  for (let place = before.indexOf("Harbour Pilots"); place > 0; place -= 1) {
    await tabTo(page, "Create Tab");
    await page.keyboard.press("Tab");
    await goTo(page, "Harbour Pilots");
    await moveUp(page, "Harbour Pilots");
    await expect
      .poll(async () => (await labels(tabs(page))).indexOf("Harbour Pilots"))
      .toBe(place - 1);
  }
  await expect.poll(about).toMatch(/>Harbour Pilots<.*>Product</s);
  await showAgain(page);
  expect((await labels(tabs(page)))[0]).toBe("Harbour Pilots");

  await tabTo(page, "Create Tab");
  await page.keyboard.press("Tab");
  await goTo(page, "Harbour Pilots");
  await press(page, "Delete Harbour Pilots");
  const question = page.getByRole("alertdialog", { name: 'Delete "Harbour Pilots" tab?' });
  await question.waitFor();
  await press(page, "Delete");
  await expectNotice(page, "Tab deleted successfully!");
  await question.waitFor({ state: "detached" });
  expect(await about()).not.toContain("Harbour Pilots");
  await showAgain(page);
  expect(await labels(tabs(page))).not.toContain("Harbour Pilots");
});

test("a quote is added, changed, put in order and deleted", async () => {
  const page = await openCollaborators();
  await press(page, "Add Quote");
  await page.getByRole("dialog", { name: "Add Quote" }).waitFor();
  await expectFocus(page, "Quote");
  expect(await page.getByLabel("Display order", { exact: true }).inputValue()).toBe("3");
  await write(page, "Quote", "She listens first.");
  await write(page, "Author name", "Odile Brandt");
  await write(page, "Author title", "Harbour Master");
  await write(page, "Author company", "Port of Sandhaven");
  await page.keyboard.press("Enter");
  await expectNotice(page, "Quote created successfully!");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expectFocus(page, "Add Quote");

  await page.keyboard.press("Tab");
  await goTo(page, "Odile Brandt");
  await press(page, "Edit the quote by Odile Brandt");
  await page.getByRole("dialog", { name: "Edit Quote" }).waitFor();
  await write(page, "Author title", "Captain");
  await page.keyboard.press("Enter");
  await expectNotice(page, "Quote updated successfully!");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expectFocus(page, "Odile Brandt$");
  expect(await about()).toContain("Captain");

  const before = await labels(quotes(page));
  const place = before.indexOf("Odile Brandt");
  expect(place).toBeGreaterThan(0);
  await tabTo(page, "Add Quote");
  await page.keyboard.press("Tab");
  await goTo(page, "Odile Brandt");
  await moveUp(page, "Odile Brandt");
  await expect
    .poll(async () => (await labels(quotes(page))).indexOf("Odile Brandt"))
    .toBe(place - 1);
  await expect
    .poll(() => shownQuotes(before.length), { timeout: 20_000 })
    .toEqual(await labels(quotes(page)));
  await showAgain(page);
  expect((await labels(quotes(page))).indexOf("Odile Brandt")).toBe(place - 1);

  await tabTo(page, "Add Quote");
  await page.keyboard.press("Tab");
  await goTo(page, "Odile Brandt");
  await press(page, "Delete the quote by Odile Brandt");
  await page.getByRole("alertdialog", { name: "Delete this quote?" }).waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await press(page, "Delete");
  await expectNotice(page, "Quote deleted successfully!");
  await expect.poll(about).not.toContain("She listens first.");
  await showAgain(page);
  expect(await labels(quotes(page))).not.toContain("Odile Brandt");
});
