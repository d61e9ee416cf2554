import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import {
  closeNotice,
  expectNotice,
  focusedName,
  moveByKeys,
  openAsOwner,
} from "../harness/admin.ts";
import { sampleOf } from "../harness/combinations.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { field, notice, question, showCollaborators } from "../harness/two-windows.ts";

const journey = startJourney();

/** A form of the admin area, with two of its text fields. */
type FormOfRecord = {
  path: string;
  one: string;
  other: string;
  button: string;
  /** The title of the notice of success. */
  success: string;
  /** What the fields are given, told apart by a letter. */
  wordsOf?: (letter: "a" | "b" | "c" | "d") => string;
  /** Brings the form into view on its page. */
  show?: (page: Page) => Promise<void>;
};

const forms: Record<string, FormOfRecord> = {
  "the colours": {
    path: "/admin/settings",
    one: "Background",
    other: "Text primary",
    button: "Update Site Colors",
    success: "Colors updated",
    wordsOf: (letter) => `#${{ a: "101010", b: "f0f0f0", c: "202020", d: "303030" }[letter]}`,
  },
  "the About content": {
    path: "/admin/about",
    one: "Main heading",
    other: "Personal life",
    button: "Save Changes",
    success: "About content updated successfully!",
  },
  "a quote": {
    path: "/admin/about",
    one: "Quote",
    other: "Author title",
    button: "Save Changes",
    success: "Quote updated successfully!",
    show: async (page) => {
      await showCollaborators(page);
      await page
        .getByRole("button", { name: /^Edit the quote by/ })
        .first()
        .click();
      await page.getByRole("dialog", { name: "Edit Quote" }).waitFor();
    },
  },
};

/** They share their engine. */
test.each(sampleOf(Object.entries(forms), 1))(
  "%s: changes to different fields are joined, one that both changed is a question, and either answer holds",
  async (_name, form) => {
    const { one, other, button, success, show } = form;
    const wordsOf = form.wordsOf ?? ((letter: string) => `Words ${letter}`);
    const open = async () => {
      const page = await openAsOwner(journey, form.path);
      await show?.(page);
      return page;
    };
    const save = (page: Page) => page.getByRole("button", { name: button }).last().click();
    const saved = async (page: Page) => {
      await save(page);
      await notice(page, success).waitFor();
      const words = await notice(page, success).innerText();
      await closeNotice(page);
      return words;
    };
    const shown = (page: Page) =>
      Promise.all([one, other].map((name) => field(page, name).inputValue()));
    const reload = async (page: Page) => {
      await page.reload();
      await hydrated(page);
      await show?.(page);
    };

    const [here, there] = [await open(), await open()];
    await field(there, one).fill(wordsOf("a"));
    await saved(there);
    await field(here, other).fill(wordsOf("b"));
    expect(await saved(here)).toContain(`Taken over from another window: ${one}.`);
    for (const page of [here, there]) {
      await reload(page);
      expect(await shown(page)).toEqual([wordsOf("a"), wordsOf("b")]);
    }

    await field(there, one).fill(wordsOf("c"));
    await saved(there);
    await field(here, one).fill(wordsOf("d"));
    await save(here);
    await question(here, one).getByText(wordsOf("c")).waitFor();
    expect(await field(here, one).inputValue()).toBe(wordsOf("d"));
    await expect.poll(() => focusedName(here)).toBe("Keep mine");
    for (const width of [390, 1440]) {
      await here.setViewportSize({ width, height: 900 });
      expect(await findAccessibilityProblems(here)).toEqual([]);
      expect(await here.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
    }
    // Saving again asks again; nothing has been written.
    await save(here);
    await expect.poll(() => focusedName(here)).toBe("Keep mine");
    await here.keyboard.press("Tab");
    await here.keyboard.press("Enter");
    await question(here, one).waitFor({ state: "detached" });
    expect(await field(here, one).inputValue()).toBe(wordsOf("c"));
    await field(here, one).fill(wordsOf("d"));
    await saved(here);

    if (show) await reload(there);
    await field(there, one).fill(wordsOf("a"));
    await save(there);
    if (!show) {
      await question(there, one).getByRole("button", { name: "Keep mine" }).click();
      await save(there);
    }
    await notice(there, success).waitFor();
    await reload(here);
    expect(await field(here, one).inputValue()).toBe(wordsOf("a"));
  },
);

test("who writes in another form when a question comes is not interrupted", {
  tags: "matrix",
}, async () => {
  const here = await openAsOwner(journey, "/admin/settings");
  const there = await openAsOwner(journey, "/admin/settings");
  await field(there, "Banner content").fill("Theirs");
  await there.getByRole("button", { name: "Save Banner" }).click();
  await notice(there, "Banner updated").waitFor();
  await field(here, "Banner content").fill("Mine");
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await here.route("**/graphql", async (route) => {
    await held;
    await route.continue();
  });
  await here.getByRole("button", { name: "Save Banner" }).click();
  await field(here, "Background").focus();
  letThrough();
  await question(here, "Banner content").waitFor();
  expect(await focusedName(here)).toBe("Background");
});

test("what another window changed is not deleted unseen", async () => {
  const here = await openAsOwner(journey, "/admin/about");
  const there = await openAsOwner(journey, "/admin/about");
  for (const page of [here, there]) await showCollaborators(page);
  const first = there.getByRole("button", { name: /^Edit the quote by/ }).first();
  const name = (await first.getAttribute("aria-label"))?.replace("Edit the quote by ", "") ?? "";
  const edit = there.getByRole("button", { name: `Edit the quote by ${name}` });
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

  // Words for what is gone stay until their dialog is closed.
  await edit.click();
  await field(there, "Author company").fill("Written at length");
  await there.getByRole("button", { name: "Save Changes" }).last().click();
  await there.getByText("This quote does not exist any more.").last().waitFor();
  expect(await field(there, "Author company").inputValue()).toBe("Written at length");
  await there.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await edit.waitFor({ state: "detached" });
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
  await moveDown(here, second);
  await expect.poll(() => names(here)).not.toEqual([second, first, third]);
  const wanted = new RegExp((await names(here)).map((name) => `>${name}<`).join(".*"), "s");
  await expect
    .poll(async () => (await fetch(`${journey.server.origin}/about`)).text())
    .toMatch(wanted);
});

/** Moves the first row of the list of tabs down, by keyboard. */
async function moveDown(page: Page, name: string): Promise<void> {
  const row = page.getByRole("row", { name, exact: true });
  await row.getByRole("button", { name: /^Drag/ }).focus();
  await moveByKeys(page, "ArrowDown");
}
