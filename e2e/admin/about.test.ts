import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { closeNotice, expectNotice, focusedName, openAsOwner } from "../harness/admin.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { pasteInto } from "../harness/rich-text.ts";
import { field, showCollaborators } from "../harness/two-windows.ts";

const journey = startJourney();

const desk = { width: 1440, height: 1000 };
const about = async () => (await fetch(`${journey.server.origin}/about`)).text();
const recovery = (page: Page) => page.getByText(/^Content Recovery Available/);
const tabs = (page: Page) => page.getByRole("grid", { name: "Collaborator tabs" });
const quotes = (page: Page) => page.getByRole("grid", { name: /^Quotes in/ });
const row = (grid: Locator, name: string) => grid.getByRole("row", { name, exact: true });
const names = (grid: Locator) =>
  grid
    .getByRole("row")
    .evaluateAll((rows) => rows.map((element) => element.getAttribute("aria-label") ?? ""));

/** The drafts of the page About that this browser stores. */
const drafts = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith("about-content-backup"))
      .map(([, draft]) => String(draft)),
  );

test("the texts are drafts until they are saved, and offered again; tabs and quotes are arranged by mouse", {
  tags: "long",
}, async () => {
  const page = await openAsOwner(journey, "/admin/about", { viewport: desk });
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
  await page.getByText("Auto-saving changes...").waitFor();
  await page.reload(); // before the half second has passed after which a draft is stored
  await hydrated(page);
  await recovery(page).waitFor();
  expect(await field(page, "Main heading").inputValue()).toBe("Designing for the moment of doubt.");
  expect(await field(page, "Personal life").innerText()).not.toBe("I keep bees now.");
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "Recover" }).click();
  await expect.poll(() => field(page, "Personal life").innerText()).toBe("I keep bees now.");
  expect(await recovery(page).count()).toBe(0);

  // The preview shows the text that is typed. It stands beside the form or replaces the form.
  const shown = page.frameLocator('iframe[title$="as it would be"]');
  const preview = page.getByRole("button", { name: "Preview", exact: true });
  await preview.click();
  // The preview shows the page of the site, with its saved collaborators.
  await shown.getByRole("tab", { name: "Research" }).waitFor();
  await field(page, "Main heading").fill("Kind machines.");
  await shown.getByRole("heading", { level: 1, name: "Kind machines." }).waitFor();
  const paragraph = field(page, "Main paragraph");
  await paragraph.press("ControlOrMeta+a");
  const html =
    '<p>I draw <a href="https://charts.example/">sea charts</a>.</p><ul><li>Slowly</li></ul>';
  await pasteInto(paragraph, { "text/html": html });
  await shown.getByRole("link", { name: "sea charts" }).waitFor();
  expect(await shown.getByRole("listitem").filter({ hasText: "Slowly" }).count()).toBe(1);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  // A click on a text of the previewed page moves the focus to the text's field, even if the preview
  // replaces the form.
  await page.setViewportSize({ width: 800, height: 900 });
  await paragraph.waitFor({ state: "hidden" });
  await page.getByText("Phone", { exact: true }).click();
  await shown.getByText("Slowly", { exact: true }).click();
  await paragraph.waitFor();
  await expect.poll(() => focusedName(page)).toBe("Main paragraph");

  expect(await about()).not.toContain("sea charts");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectNotice(page, "About content updated successfully!");
  expect(await about()).toContain('<a href="https://charts.example/">sea charts</a>');
  await closeNotice(page);

  // A tab and a quote are made by mouse, changed, moved to the first place, shown in the preview, and
  // deleted.
  await page.setViewportSize(desk);
  await preview.click();
  await shown.getByRole("tab", { name: "Research" }).waitFor();
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
  await page.keyboard.insertText("Pilots are kind. ");
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
  await page.getByRole("tab", { name: "Main Content" }).click();
  await shown.getByRole("tab", { name: "Harbours" }).waitFor();
  await showCollaborators(page);

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
  const placeOnSite = async (author = "") => (await about()).indexOf(author);
  await expect
    .poll(async () => (await placeOnSite("Odile Brandt")) < (await placeOnSite(authors[0])))
    .toBe(true);

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
