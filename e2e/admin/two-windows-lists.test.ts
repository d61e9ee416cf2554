import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { expectNotice, moveByKeys, openAsOwner } from "../harness/admin.ts";
import { hydrated, openBeside, startJourney } from "../harness/journey.ts";
import { field, notice, question, showCollaborators } from "../harness/two-windows.ts";

const journey = startJourney();

test("the text of a tab, with its markup, is shown and taken", { tags: "matrix" }, async () => {
  const show = async (page: Page) => {
    await showCollaborators(page);
    await page.getByRole("button", { name: "Edit Engineering" }).click();
    return page.getByRole("textbox", { name: "Content text" });
  };
  const here = await openAsOwner(journey, "/admin/about");
  const there = await openAsOwner(journey, "/admin/about");
  const [mine, theirs] = [await show(here), await show(there)];
  await theirs.press("ControlOrMeta+a");
  await there.keyboard.type("Written there");
  await there.getByRole("button", { name: "Save Changes" }).last().click();
  await notice(there, "Tab updated successfully!").waitFor();
  await mine.press("ControlOrMeta+a");
  await here.keyboard.type("Written here");
  await here.getByRole("button", { name: "Save Changes" }).last().click();
  await question(here, "Content text").getByRole("button", { name: "Take theirs" }).click();
  expect(await mine.innerText()).toBe("Written there");
  await mine.press("End");
  await here.keyboard.type(" and here");
  await here.getByRole("button", { name: "Save Changes" }).last().click();
  await notice(here, "Tab updated successfully!").waitFor();
  const about = await (await fetch(`${journey.server.origin}/about`)).text();
  expect(about).toContain("<p>Written there and here</p>");
});

test("what another window changed is not deleted unseen", async () => {
  const here = await openAsOwner(journey, "/admin/about");
  const there = await openAsOwner(journey, "/admin/about");
  for (const page of [here, there]) await showCollaborators(page);
  const edit = there.getByRole("button", { name: /^Edit the quote by/ }).first();
  const name = (await edit.getAttribute("aria-label"))?.replace("Edit the quote by ", "") ?? "";
  await edit.click();
  await field(there, "Author company").fill("Elsewhere Ltd");
  await there.getByRole("button", { name: "Save Changes" }).last().click();
  await notice(there, "Quote updated successfully!").waitFor();

  const remove = here.getByRole("button", { name: `Delete the quote by ${name}` });
  const sure = here.getByRole("alertdialog", { name: "Delete this quote?" });
  await remove.click();
  await sure.getByRole("button", { name: "Delete" }).click();
  await expectNotice(
    here,
    "Error",
    "Failed to delete quote.",
    "This quote was changed elsewhere after you opened it. It is shown as it is now.",
  );
  await here.getByText("Elsewhere Ltd").waitFor();
  await sure.getByRole("button", { name: "Delete" }).click();
  await expectNotice(here, "Quote deleted successfully!");
});

test("words for what another window has deleted stay until their dialog is closed", {
  tags: "matrix",
}, async () => {
  const here = await openAsOwner(journey, "/admin/about");
  const there = await openAsOwner(journey, "/admin/about");
  for (const page of [here, there]) await showCollaborators(page);
  await here
    .getByRole("button", { name: /^Edit the quote by/ })
    .last()
    .click();
  const dialog = here.getByRole("dialog", { name: "Edit Quote" });
  const company = dialog.getByLabel("Author company", { exact: true });
  await company.fill("Written at length");
  await there
    .getByRole("button", { name: /^Delete the quote by/ })
    .last()
    .click();
  await there.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expectNotice(there, "Quote deleted successfully!");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expectNotice(
    here,
    "Error",
    "Failed to update quote.",
    "This quote does not exist any more.",
  );
  expect(await company.inputValue()).toBe("Written at length");
  const rows = here.getByRole("grid", { name: /^Quotes in/ }).getByRole("row");
  const before = await there
    .getByRole("grid", { name: /^Quotes in/ })
    .getByRole("row")
    .count();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => rows.count()).toBe(before);
});

test("two windows of one browser keep what is typed about the designer apart", {
  tags: "matrix",
}, async () => {
  const one = await openAsOwner(journey, "/admin/about");
  const other = await openBeside(one.context(), "/admin/about");
  await hydrated(other);
  const drafts = () =>
    other.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith("about-content-backup"))
        .map(([, draft]) => String(draft)),
    );
  const offer = other.getByText("Content Recovery Available");
  await field(one, "Personal life").fill("Typed in one window");
  await field(other, "Current role").fill("Typed in the other");
  await expect.poll(async () => (await drafts()).length).toBe(2);
  await other.getByRole("button", { name: "Save Changes" }).click();
  await notice(other, "About content updated successfully!").waitFor();
  await expect.poll(drafts).toEqual([expect.stringContaining("Typed in one window")]);

  await other.reload(); // while the first window is still open
  await hydrated(other);
  await field(other, "Current role").waitFor();
  expect(await offer.count()).toBe(0);
  await one.close();
  await offer.waitFor();
  await other.getByRole("button", { name: "Recover" }).click();
  expect(await field(other, "Personal life").inputValue()).toBe("Typed in one window");
  expect(await field(other, "Current role").inputValue()).toBe("Typed in the other");
  await expect.poll(async () => (await drafts()).length).toBe(1);
});

test("an order that another window changed is shown, not overwritten", {
  tags: "matrix",
}, async () => {
  const here = await openAsOwner(journey, "/admin/about");
  const there = await openAsOwner(journey, "/admin/about");
  for (const page of [here, there]) await showCollaborators(page);
  const rows = (page: Page) =>
    page.getByRole("grid", { name: "Collaborator tabs" }).getByRole("row");
  const names = (page: Page) =>
    rows(page).evaluateAll((all) => all.map((row) => row.getAttribute("aria-label") ?? ""));
  const [first = "", second = "", third = ""] = await names(here);
  await moveDown(there, first);
  await expect.poll(() => names(there)).toEqual([second, first, third]);
  await moveDown(here, first);
  await expectNotice(
    here,
    "Failed to update tab order",
    "This order was changed elsewhere after you opened it. It is shown as it is now.",
  );
  await expect.poll(() => names(here)).toEqual([second, first, third]);
  const answered = here.waitForResponse((response) => response.url().endsWith("/graphql"));
  await moveDown(here, second);
  await expect.poll(() => names(here)).not.toEqual([second, first, third]);
  await answered;
  const after = await names(here);
  await here.reload();
  await hydrated(here);
  await showCollaborators(here);
  expect(await names(here)).toEqual(after);
});

/** Moves the first row of the list of tabs down, by keyboard. */
async function moveDown(page: Page, name: string): Promise<void> {
  const row = page.getByRole("row", { name, exact: true });
  await row.getByRole("button", { name: /^Drag/ }).focus();
  await moveByKeys(page, "ArrowDown");
}

test.each([390, 768, 1440])(
  "axe finds nothing in the questions at %i px",
  { tags: "matrix" },
  async (width) => {
    const viewport = { width, height: 900 };
    const save = (page: Page, label: string) => page.getByRole("button", { name: label }).click();
    const ask = async (
      path: string,
      label: string,
      mine: string,
      theirs: string,
      button: string,
      success: string,
    ) => {
      const here = await openAsOwner(journey, path, { viewport });
      const there = await openAsOwner(journey, path);
      // Before anything is saved here: with its first answer this window learns of all that was saved there.
      await field(here, label).fill(mine);
      await field(there, label).fill(theirs);
      await save(there, button);
      await notice(there, success).waitFor();
      await save(here, button);
      await question(here, label).waitFor();
      expect(await findAccessibilityProblems(here)).toEqual([]);
      const overflow = await here.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    };
    const color = `#10${width.toString().padStart(4, "0")}`;
    const colors = ["Update Site Colors", "Colors updated"] as const;
    await ask("/admin/settings", "Background", "#123456", color, ...colors);
    const identity = ["Save Identity", "Site identity updated"] as const;
    await ask("/admin/settings/site", "Tagline", "Here", `There at ${width}`, ...identity);
  },
);
