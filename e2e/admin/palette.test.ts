import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { focusedName, openAsOwner } from "../harness/admin.ts";
import { startJourney } from "../harness/journey.ts";

const journey = startJourney();

const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
const field = (page: Page) => dialog(page).getByRole("combobox");
const options = (page: Page) => dialog(page).getByRole("option");

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press("ControlOrMeta+k");
  await field(page).waitFor();
  await expect.poll(() => field(page).evaluate((node) => node.matches(":focus"))).toBe(true);
}

/** Types into the command palette, and presses Enter once the option with this label is the first. */
async function goTo(page: Page, typed: string, label = typed): Promise<void> {
  await openPalette(page);
  await page.keyboard.insertText(typed);
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
  await page.keyboard.insertText("unfindable");
  await dialog(page).getByText("No results found.").waitFor();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  await expect.poll(() => focusedName(page)).toBe("Create Tab");
  await openPalette(page);
  await page.keyboard.press("ControlOrMeta+k");
  await dialog(page).waitFor({ state: "detached" });

  // The admin area asks about unsaved changes before the page is left. The palette does not open over
  // this dialog.
  await goTo(page, "tagline", "Tagline");
  await expect.poll(() => focusedName(page)).toBe("Tagline");
  await page.keyboard.insertText(" and more");
  await goTo(page, "messages", "Messages");
  const question = page.getByRole("alertdialog");
  await question.waitFor();
  await page.keyboard.press("ControlOrMeta+k");
  expect(await dialog(page).count()).toBe(0);
  await question.getByRole("button", { name: "Leave" }).click();
  await page.waitForURL("**/admin/messages#inbox");
});
