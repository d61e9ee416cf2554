import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { expectNotice, moveByKeys, openAsOwner, tabTo, unreachable } from "../harness/admin.ts";
import { hydrated, startJourney } from "../harness/journey.ts";

const journey = startJourney();

const draftKey = "about-content-backup";
const open = (options = {}) => openAsOwner(journey, "/admin/about", options);
const about = async () => (await fetch(`${journey.server.origin}/about`)).text();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const recovery = (page: Page) =>
  page.getByText(
    "Content Recovery Available: We found unsaved changes from your previous session.",
  );
const draft = (page: Page) =>
  page.evaluate((prefix) => {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return kept.length > 0 ? kept.map((key) => localStorage.getItem(key)).join() : null;
  }, draftKey);

async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

async function openCollaborators(options = {}): Promise<Page> {
  const page = await open({ viewport: { width: 1440, height: 1000 }, ...options });
  await showCollaborators(page);
  return page;
}

async function showCollaborators(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Collaborators" }).click();
  await tabs(page).waitFor();
}

const tabs = (page: Page) => page.getByRole("grid", { name: "Collaborator tabs" });
const quotes = (page: Page) => page.getByRole("grid", { name: /^Quotes in/ });
const names = (page: Page) =>
  tabs(page)
    .getByRole("row")
    .evaluateAll((rows) => rows.map((row) => row.getAttribute("aria-label") ?? ""));

test("main content: typed words are kept as a draft, saved, and shown at once", async () => {
  const page = await open();
  await field(page, "Main heading").fill("Designing for the moment of doubt.");
  await page.getByText("Auto-saving changes...").waitFor();
  await expect.poll(() => draft(page)).toContain("moment of doubt");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectNotice(page, "About content updated successfully!");
  await page.getByText("Auto-saving changes...").waitFor({ state: "detached" });
  expect(await draft(page)).toBeNull();
  expect(await about()).toContain("Designing for the moment of doubt.");
  await reload(page);
  expect(await field(page, "Main heading").inputValue()).toBe("Designing for the moment of doubt.");
  expect(await recovery(page).count()).toBe(0);
});

test("a draft of an earlier visit is offered: Recover puts it into the form", {
  tags: "matrix",
}, async () => {
  const page = await open();
  await field(page, "Personal life").fill("I keep bees now.");
  await reload(page); // before half a second has gone
  await recovery(page).waitFor();
  expect(await field(page, "Personal life").inputValue()).not.toBe("I keep bees now.");
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "Recover" }).click();
  expect(await field(page, "Personal life").inputValue()).toBe("I keep bees now.");
  expect(await recovery(page).count()).toBe(0);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectNotice(page, "About content updated successfully!");
  await reload(page);
  expect(await field(page, "Personal life").inputValue()).toBe("I keep bees now.");
  expect(await recovery(page).count()).toBe(0);
});

test("a draft recovered over what is written here asks which of the two stays", {
  tags: "matrix",
}, async () => {
  const page = await open();
  await field(page, "Personal life").fill("Written on the train.");
  await expect.poll(() => draft(page)).toContain("on the train");
  await reload(page);
  await recovery(page).waitFor();
  await field(page, "Personal life").fill("Written at home.");
  await page.getByRole("button", { name: "Recover" }).click();
  const question = page.getByRole("group", { name: "Personal life was written here, too" });
  await question.getByText("Written at home.").waitFor();
  expect(await page.getByText(/another window/).count()).toBe(0);
  expect(await field(page, "Personal life").inputValue()).toBe("Written on the train.");
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await question.getByRole("button", { name: "Take what was here" }).click();
  await question.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectNotice(page, "About content updated successfully!");
  expect(await about()).toContain("Written at home.");
});

test("a LinkedIn address without https:// gets it, also where Enter saves it", {
  tags: "matrix",
}, async () => {
  const page = await open();
  await field(page, "LinkedIn URL").fill("www.linkedin.com/in/ilse");
  await field(page, "Personal life").focus();
  expect(await field(page, "LinkedIn URL").inputValue()).toBe("https://www.linkedin.com/in/ilse");
  await field(page, "LinkedIn URL").fill("linkedin.com/in/maravel");
  await field(page, "LinkedIn URL").press("Enter");
  await expectNotice(page, "About content updated successfully!");
  expect(await about()).toContain('href="https://linkedin.com/in/maravel"');
  expect(await field(page, "LinkedIn URL").inputValue()).toBe("https://linkedin.com/in/maravel");
});

test("by keyboard: Dismiss deletes the draft", { tags: "matrix" }, async () => {
  const page = await open();
  await tabTo(page, "Current role");
  await page.keyboard.type("Nothing to keep");
  await expect.poll(() => draft(page)).toContain("Nothing to keep");
  await reload(page);
  await recovery(page).waitFor();
  await tabTo(page, "Dismiss");
  await page.keyboard.press("Enter");
  await recovery(page).waitFor({ state: "detached" });
  expect(await draft(page)).toBeNull();
  await reload(page);
  expect(await recovery(page).count()).toBe(0);
});

test("a save that fails says so; form and draft stay", { tags: "matrix" }, async () => {
  const page = await open({ expectedProblems: /CONNECTION_FAILED/ });
  await field(page, "Current role").fill("Between two harbours");
  await expect.poll(() => draft(page)).toContain("Between two harbours");
  await page.route("**/graphql", (route) => route.abort("connectionfailed"), { times: 1 });
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectNotice(page, "Error", "Failed to update about content.", unreachable);
  expect(await field(page, "Current role").inputValue()).toBe("Between two harbours");
  expect(await draft(page)).toContain("Between two harbours");
});

test("a tab by mouse: made, changed, shown on the About page, deleted", async () => {
  const page = await openCollaborators();
  await page.getByRole("button", { name: "Create Tab" }).click();
  const dialog = page.getByRole("dialog", { name: "Create Tab" });
  await dialog.getByRole("textbox", { name: "Content text" }).waitFor();
  expect(await field(page, "Display order").inputValue()).toBe("3");
  expect(await field(page, "Quotes heading").inputValue()).toBe("Kind words");
  await dialog.getByRole("button", { name: "Create Tab" }).click();
  await dialog.getByText("Name is required").waitFor();
  await dialog.getByText("Content text is required").waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);

  await field(page, "Name").fill("Ships & Harbours");
  expect(await field(page, "Slug").inputValue()).toBe("ships-harbours");
  await field(page, "Content heading").fill("On the water");
  const text = dialog.getByRole("textbox", { name: "Content text" });
  await text.click();
  await page.keyboard.type("Pilots are kind. ");
  await dialog.getByRole("button", { name: "Bold" }).click();
  await page.keyboard.type("Mostly");
  await dialog.getByRole("button", { name: "Create Tab" }).click();
  await expectNotice(page, "Tab created successfully!");
  await dialog.waitFor({ state: "detached" });
  expect((await names(page)).at(-1)).toBe("Ships & Harbours");
  expect(await about()).toContain("<p>Pilots are kind. <strong>Mostly</strong></p>");
  await reload(page);
  await showCollaborators(page);
  expect((await names(page)).at(-1)).toBe("Ships & Harbours");

  await page.getByRole("button", { name: "Edit Ships & Harbours" }).click();
  await field(page, "Name").fill("Harbours");
  await page.getByRole("button", { name: "Save Changes" }).last().click();
  await expectNotice(page, "Tab updated successfully!");
  await reload(page);
  await showCollaborators(page);
  expect((await names(page)).at(-1)).toBe("Harbours");

  await page.getByRole("button", { name: "Delete Harbours" }).click();
  const question = page.getByRole("alertdialog", { name: 'Delete "Harbours" tab?' });
  await question.getByRole("button", { name: "Cancel" }).click();
  expect(await names(page)).toContain("Harbours");
  await page.getByRole("button", { name: "Delete Harbours" }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expectNotice(page, "Tab deleted successfully!");
  await question.waitFor({ state: "detached" });
  expect(await names(page)).not.toContain("Harbours");
  expect(await about()).not.toContain("On the water");
  await reload(page);
  await showCollaborators(page);
  expect(await names(page)).not.toContain("Harbours");
});

test("previews are 100 and 60 characters long", { tags: "matrix" }, async () => {
  const page = await openCollaborators();
  const product = tabs(page).getByRole("row", { name: "Product" });
  expect(await product.innerText()).toContain(
    "I like to meet a product manager before there is a brief. Most of what I bring to that first month i…",
  );
  expect(await quotes(page).getByRole("row").first().innerText()).toContain(
    "“Ilse cancelled my favourite feature in her third week and br…”",
  );
});

test("tabs are ordered by mouse and by keyboard, and stay so", { tags: "matrix" }, async () => {
  const page = await openCollaborators();
  const before = await names(page);
  const [first = "", second = "", third = ""] = before;
  const row = (name: string) => tabs(page).getByRole("row", { name, exact: true });
  const box = await row(third).boundingBox();
  if (!box) throw new Error("the row is not shown");
  await row(first).dragTo(row(third), { targetPosition: { x: box.width / 2, y: box.height - 3 } });
  await expect.poll(() => names(page)).toEqual([second, third, first]);
  await expect.poll(about).toMatch(new RegExp(`>${second}<.*>${third}<.*>${first}<`, "s"));

  await row(first).getByRole("button", { name: /^Drag/ }).focus();
  await moveByKeys(page, "ArrowUp", "ArrowUp");
  await expect.poll(async () => (await names(page)).indexOf(first)).toBeLessThan(2);
  const after = await names(page);
  await expect.poll(about).toMatch(new RegExp(after.map((name) => `>${name}<`).join(".*"), "s"));
  await page.reload();
  await hydrated(page);
  await showCollaborators(page);
  expect(await names(page)).toEqual(after);
});

test("an order that cannot be saved goes back and says so", { tags: "matrix" }, async () => {
  const page = await openCollaborators({ expectedProblems: /CONNECTION_FAILED/ });
  const before = await names(page);
  const rows = tabs(page).getByRole("row");
  await page.route("**/graphql", (route) => route.abort("connectionfailed"), { times: 1 });
  await rows.nth(0).dragTo(rows.nth(2));
  await expectNotice(page, "Failed to update tab order", unreachable);
  expect(await names(page)).toEqual(before);
});
