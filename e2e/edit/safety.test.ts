import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { openAsOwner } from "../harness/admin.ts";
import { hydrated, startJourney } from "../harness/journey.ts";

const journey = startJourney();
const open = () => openAsOwner(journey, "/admin/edit/2");
const why = (page: Page) => page.getByRole("region", { name: "Why", exact: true });
const firstText = (page: Page) => why(page).getByRole("article").first().getByLabel("Content");

async function openFirst(page: Page): Promise<void> {
  await why(page)
    .getByRole("button", { name: /^Module 1/ })
    .click();
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save Changes" }).click();
}

async function expectSaved(page: Page): Promise<void> {
  await page.getByRole("alert").filter({ hasText: "Project updated successfully" }).waitFor();
}

async function stored(page: Page): Promise<Record<string, string | boolean>> {
  return (await page.request.get(`${journey.server.origin}/api/projects/2`)).json();
}

test("saves from two windows: what differs is joined, what clashes is asked, nothing is overwritten", async () => {
  const [here, there] = [await open(), await open()];
  await there.getByLabel("Project Name").fill("Renamed there");
  await openFirst(there);
  await firstText(there).fill("Written there");
  await save(there);
  await expectSaved(there);

  const { lightModeNav } = await stored(here);
  await here.getByLabel("Light mode navigation").click();
  await openFirst(here);
  await firstText(here).fill("Written here");
  await save(here);
  const dialog = here.getByRole("dialog", { name: "This project was changed elsewhere" });
  await dialog.waitFor();
  expect((await stored(here)).whyContent).toContain("Written there");
  expect(await dialog.getByRole("group").count()).toBe(1);
  expect(await dialog.getByRole("button", { name: "Use these" }).isDisabled()).toBe(true);
  await dialog.getByText("Written there").waitFor();
  expect(await findAccessibilityProblems(here)).toEqual([]);

  await dialog.getByRole("button", { name: "Back to editing" }).click();
  expect(await firstText(here).innerText()).toBe("Written here");
  await save(here);
  await dialog.getByRole("radio", { name: /^Keep mine/ }).check();
  await dialog.getByRole("button", { name: "Use these" }).click();
  await expectSaved(here);
  const after = await stored(here);
  expect(after).toMatchObject({ name: "Renamed there", lightModeNav: !lightModeNav });
  expect(after.whyContent).toContain("Written here");

  // The other window changes something else: no question.
  await there.getByLabel("Show on home page").click();
  await save(there);
  await expect.poll(() => firstText(there).innerText()).toBe("Written here");
  expect((await stored(there)).whyContent).toContain("Written here");
});

test("a window that closes before it saves: the form is offered again, with what was changed in it", {
  tags: "matrix",
}, async () => {
  const page = await open();
  await openFirst(page);
  await firstText(page).fill("Never saved");
  await page.getByLabel("Slug").fill("never-saved");
  await page.getByText("Draft saved").waitFor();
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();

  const offer = page.getByText(
    "Content Recovery Available: We found unsaved changes from your previous session.",
  );
  await offer.waitFor();
  await page.getByText("Changed in it: Slug, Why.").waitFor();
  expect(await page.getByLabel("Slug").inputValue()).not.toBe("never-saved");
  await page.getByRole("button", { name: "Recover" }).click();
  await offer.waitFor({ state: "detached" });
  expect(await page.getByLabel("Slug").inputValue()).toBe("never-saved");
  await openFirst(page);
  expect(await firstText(page).innerText()).toBe("Never saved");

  await page.getByText("Draft saved").waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await offer.waitFor({ state: "detached" });
  await page.reload();
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect(await offer.count()).toBe(0);
});

/** Types in the first text of Why, and reloads the page as after a crash, in mid-word. */
async function crashInMidWord(page: Page): Promise<string> {
  await openFirst(page);
  await firstText(page).click();
  await page.keyboard.press("End");
  await page.keyboard.type(" and then");
  const typed = await firstText(page).innerText();
  await page.getByText("Draft saved").waitFor();
  await page.evaluate(() => {
    // As after a crash: the browser has no time for what it does when a page is left.
    window.addEventListener("pagehide", (event) => event.stopImmediatePropagation(), true);
  });
  page.on("dialog", (dialog) => dialog.accept());
  return typed;
}

test("words that were left in mid-word are offered once, not by the project and by the field", {
  tags: "matrix",
}, async () => {
  const page = await open();
  const typed = await crashInMidWord(page);
  await page.reload();
  const offers = page.getByText("Content Recovery Available");
  await page.getByText("Changed in it: Why.").waitFor();
  await openFirst(page);
  expect(await firstText(page).innerText()).not.toBe(typed);
  expect(await offers.count()).toBe(1);
  await page.getByRole("button", { name: "Recover" }).click();
  await expect.poll(() => firstText(page).innerText()).toBe(typed);
  await firstText(page).press("End");
  await page.keyboard.type(" some");
  expect(await offers.count()).toBe(0);
});

test("a text field offers words of its backup that no draft has", { tags: "matrix" }, async () => {
  const page = await open();
  const typed = `${await crashInMidWord(page)} more`;
  await page.evaluate((text) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("backup_"));
    if (key) localStorage.setItem(key, JSON.stringify(text));
  }, typed);
  await page.reload();
  await openFirst(page);
  expect(await firstText(page).innerText()).not.toBe(typed);
  await why(page).getByRole("button", { name: "Recover" }).click();
  expect(await firstText(page).innerText()).toBe(typed);
});
