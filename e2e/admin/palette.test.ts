import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { panels } from "../../web/admin/palette/panels.ts";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { expectNotice, focusedName, openAsOwner } from "../harness/admin.ts";
import { visit } from "../harness/doors.ts";
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

const hasFocus = (page: Page, panel: string, label: string) =>
  page
    .getByRole("region", { name: panel, exact: true })
    .or(page.getByRole("tabpanel", { name: panel, exact: true }))
    .getByLabel(label, { exact: true })
    .or(page.getByRole("region", { name: panel }).getByRole("group", { name: label, exact: true }))
    .first()
    .evaluate((node) => node.contains(document.activeElement));

test.each(panels.filter(({ fields }) => Object.keys(fields).length > 0))(
  "by keyboard alone: every field of the panel $panel, with the focus in it",
  { tags: "matrix" },
  async ({ panel, fields }) => {
    const page = await openAsOwner(journey, "/admin");
    for (const label of Object.keys(fields)) {
      await openPalette(page);
      await page.keyboard.insertText(`${label} ${panel}`);
      const option = page.getByRole("option", { name: `${label} ${panel}`, exact: true });
      for (let step = 0; step < 10; step += 1) {
        if ((await option.getAttribute("data-focused")) !== null) break;
        await page.keyboard.press("ArrowDown");
      }
      await page.keyboard.press("Enter");
      await expect
        .poll(() => hasFocus(page, panel, label), { message: `${panel}: ${label}` })
        .toBe(true);
    }
  },
);

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
});

test("what is not saved is asked about first, and a dialog is answered first", {
  tags: "matrix",
}, async () => {
  const page = await openAsOwner(journey, "/admin/settings");
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

test("by touch at 390 pixels, from the editor, a new project is made", {
  tags: "matrix",
}, async () => {
  const page = await openAsOwner(journey, "/admin", {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await page.getByRole("article").first().waitFor();
  await page
    .getByRole("link", { name: /^Edit Passage/ })
    .first()
    .tap();
  await page.waitForURL(/\/admin\/edit\//);
  await hydrated(page);
  await searchButton(page).tap();
  await options(page).first().waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wide).toBe(false);
  await options(page).filter({ hasText: "New project" }).tap();
  await page.getByRole("dialog", { name: "Create Project" }).waitFor();
});

test("on a page of visitors the owner has it too, and signs out with it", {
  tags: "matrix",
}, async () => {
  const page = await journey.open("/");
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
  await page.route(/PaletteDialog/, async (route) => {
    await setTimeout(1_000);
    await route.continue();
  });
  await searchButton(page).click();
  await page.keyboard.type("passage");
  await options(page).filter({ hasText: "Passage" }).first().click();
  await page.waitForURL(/\/admin\/edit\/\d+$/);
  await page.getByRole("heading", { name: "Edit Project: Passage" }).waitFor();
  await page.getByRole("link", { name: "Back to Admin" }).click();
  await visit(page, "/");
  await searchButton(page).waitFor();
  await goTo(page, "sign out", "Sign out");
  await expectNotice(page, "Logged out successfully");
  await searchButton(page).waitFor({ state: "detached" });
});
