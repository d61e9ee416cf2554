import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { expectNotice, focusedName, openAsOwner } from "../harness/admin.ts";
import { visit } from "../harness/doors.ts";
import { phone } from "../harness/finger.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { ownerPassword } from "../harness/server.ts";

const journey = startJourney();

const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
const searchButton = (page: Page) => page.getByRole("button", { name: "Search", exact: true });
const field = (page: Page) => dialog(page).getByRole("combobox");
const options = (page: Page) => dialog(page).getByRole("option");

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press("ControlOrMeta+k");
  await field(page).waitFor();
  await expect.poll(() => field(page).evaluate((node) => node.matches(":focus"))).toBe(true);
}

/** Types, and presses Enter once this is the one that it would choose. */
async function goTo(page: Page, typed: string, label = typed): Promise<void> {
  await openPalette(page);
  await page.keyboard.type(typed);
  await expect.poll(() => options(page).first().innerText()).toMatch(new RegExp(`^${label}\n`));
  await page.keyboard.press("Enter");
  await dialog(page).waitFor({ state: "detached" });
}

test("a project by its title, a text by its wording, and a page; Escape gives the focus back", async () => {
  const page = await openAsOwner(journey, "/admin/messages");
  await goTo(page, "hearten", "Hearten");
  await page.waitForURL(/\/admin\/edit\/\d+$/);
  await page.getByRole("heading", { name: "Edit Project: Hearten" }).waitFor();

  await goTo(page, "let’s have a conv", "Heading");
  await page.waitForURL("**/admin/settings/words#words.connect.heading");
  await expect.poll(() => focusedName(page)).toBe("Heading");
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe(
    "Let’s have a conversation.",
  );

  await goTo(page, "collab", "Collaborators");
  await expect.poll(() => focusedName(page)).toBe("Create Tab");
  await openPalette(page);
  await options(page).first().waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.keyboard.type("unfindable");
  await dialog(page).getByText("Nothing has these words.").waitFor();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  await expect.poll(() => focusedName(page)).toBe("Create Tab");
  await openPalette(page);
  await page.keyboard.press("ControlOrMeta+k");
  await dialog(page).waitFor({ state: "detached" });

  // What is not saved is asked about first, and a dialog is answered first.
  await goTo(page, "tagline", "Tagline");
  await expect.poll(() => focusedName(page)).toBe("Tagline");
  await page.keyboard.type(" and more");
  await goTo(page, "messages", "Messages");
  const question = page.getByRole("alertdialog");
  await question.waitFor();
  await page.keyboard.press("ControlOrMeta+k");
  expect(await dialog(page).count()).toBe(0);
  await question.getByRole("button", { name: "Leave" }).click();
  await page.waitForURL("**/admin/messages#inbox");
});

test("by touch, on a page of visitors and in the editor, where a new project is made; it signs out, too", {
  tags: "matrix",
}, async () => {
  const page = await journey.open("/", phone);
  await hydrated(page);
  expect(await searchButton(page).count()).toBe(0);
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("button", { name: "Admin area" }).click();
  const password = page.getByLabel("Password", { exact: true });
  expect(await dialog(page).count()).toBe(0);
  await password.fill(ownerPassword);
  await password.press("Enter");
  await page.waitForURL("**/admin");
  await searchButton(page).waitFor();
  await visit(page, "/");
  await visit(page, "/work");
  // What is typed while the search is on its way is not lost.
  let letThrough = () => {};
  const isTyped = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/PaletteDialog/, async (route) => {
    await isTyped;
    await route.continue();
  });
  await searchButton(page).tap();
  await page.keyboard.type("passage");
  letThrough();
  await options(page).filter({ hasText: "Passage" }).first().click();
  await page.waitForURL(/\/admin\/edit\/\d+$/);
  await page.getByRole("heading", { name: "Edit Project: Passage" }).waitFor();
  await searchButton(page).tap();
  await options(page).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await options(page).filter({ hasText: "New project" }).tap();
  await page.getByRole("dialog", { name: "Create Project" }).waitFor();
  await visit(page, "/");
  await goTo(page, "sign out", "Sign out");
  await expectNotice(page, "Logged out successfully");
  await searchButton(page).waitFor({ state: "detached" });
});

test("the guide is a press away, leads to what it speaks of, and is found by its words", {
  tags: "matrix",
}, async () => {
  const page = await openAsOwner(journey, "/admin/messages");
  await page.getByRole("link", { name: "Help", exact: true }).click();
  await page.getByRole("heading", { name: "First steps", level: 1 }).waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.getByRole("link", { name: "your name and tagline" }).click();
  await expect.poll(() => focusedName(page)).toBe("Name");
  await openPalette(page);
  await page.keyboard.type("outgoing mail");
  await page.getByRole("option", { name: "Settings Help" }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Messages by mail" }).waitFor();
  await page.getByRole("link", { name: "Backups" }).last().click();
  await page.getByRole("heading", { name: "Backups", level: 1 }).waitFor();
  const entry = page.getByRole("link", { name: "Backups" }).first();
  expect(await entry.getAttribute("aria-current")).toBe("page");
});
