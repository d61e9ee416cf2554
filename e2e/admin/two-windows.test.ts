import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { closeNotice, expectNotice, focusedName, openAsOwner, tabTo } from "../harness/admin.ts";
import { sampleOf } from "../harness/combinations.ts";
import { visit } from "../harness/doors.ts";
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
  "the identity": {
    path: "/admin/settings/site",
    one: "Tagline",
    other: "Photo caption",
    button: "Save Identity",
    success: "Site identity updated",
  },
  "the About content": {
    path: "/admin/about",
    one: "Main heading",
    other: "Personal life",
    button: "Save Changes",
    success: "About content updated successfully!",
  },
  "a tab": {
    path: "/admin/about",
    one: "Content heading",
    other: "Quotes heading",
    button: "Save Changes",
    success: "Tab updated successfully!",
    show: async (page) => {
      await showCollaborators(page);
      await page.getByRole("button", { name: "Edit Product" }).click();
      await page.getByRole("textbox", { name: "Content text" }).waitFor();
    },
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
describe.each(sampleOf(Object.entries(forms), 1))("%s", (_name, form) => {
  const {
    one,
    other,
    button,
    success,
    show,
    wordsOf = (letter: string) => `Words ${letter}`,
  } = form;
  const open = async (options = {}) => {
    const page = await openAsOwner(journey, form.path, options);
    await show?.(page);
    return page;
  };
  const save = (page: Page) => page.getByRole("button", { name: button }).last().click();
  const reload = async (page: Page) => {
    await page.reload();
    await hydrated(page);
    await show?.(page);
  };
  const shown = (page: Page) =>
    Promise.all([one, other].map((name) => field(page, name).inputValue()));

  test("changes to different fields are joined, and what came from there is named", async () => {
    const here = await open();
    const there = await open();
    await field(there, one).fill(wordsOf("a"));
    await save(there);
    await notice(there, success).waitFor();
    await field(here, other).fill(wordsOf("b"));
    await save(here);
    await notice(here, success).waitFor();
    expect(await notice(here, success).innerText()).toContain(
      `Taken over from another window: ${one}.`,
    );
    for (const page of [here, there]) {
      await reload(page);
      expect(await shown(page)).toEqual([wordsOf("a"), wordsOf("b")]);
    }
  });

  test("a field that both changed is a question, and either answer holds", async () => {
    const here = await open();
    const there = await open();
    await field(there, one).fill(wordsOf("c"));
    await save(there);
    await notice(there, success).waitFor();

    await field(here, one).fill(wordsOf("d"));
    await save(here);
    await question(here, one).getByText(wordsOf("c")).waitFor();
    expect(await field(here, one).inputValue()).toBe(wordsOf("d"));
    await expect.poll(() => focusedName(here)).toBe("Keep mine");
    // Saving again asks again; nothing has been written.
    await save(here);
    await expect.poll(() => focusedName(here)).toBe("Keep mine");
    await here.keyboard.press("Tab");
    await here.keyboard.press("Enter");
    await question(here, one).waitFor({ state: "detached" });
    expect(await field(here, one).inputValue()).toBe(wordsOf("c"));

    await field(here, one).fill(wordsOf("d"));
    await save(here);
    await notice(here, success).waitFor();
    if (show) await reload(there);
    else await closeNotice(there);
    await field(there, one).fill(wordsOf("a"));
    await save(there);
    if (!show) {
      await question(there, one).getByRole("button", { name: "Keep mine" }).click();
      await save(there);
    }
    await notice(there, success).waitFor();
    for (const page of [here, there]) {
      await reload(page);
      expect(await field(page, one).inputValue()).toBe(wordsOf("a"));
    }
  });
});

test("the banner: its switch and its words are joined, and each is a question of its own", {
  tags: "matrix",
}, async () => {
  const here = await openAsOwner(journey, "/admin/settings");
  const there = await openAsOwner(journey, "/admin/settings");
  const toggle = (page: Page) => page.getByRole("switch", { name: "Show the banner" });
  const save = (page: Page) => page.getByRole("button", { name: "Save Banner" }).click();
  const before = await toggle(there).isChecked();
  await field(there, "Banner content").fill("Words from there");
  await save(there);
  await notice(there, "Banner updated").waitFor();
  await here.getByText("Show the banner", { exact: true }).click();
  await save(here);
  await notice(here, "Banner updated").waitFor();
  expect(await notice(here, "Banner updated").innerText()).toContain(
    "The banner has been updated successfully. Taken over from another window: Banner content.",
  );
  expect(await field(here, "Banner content").inputValue()).toBe("Words from there");
  // Each save of the other window is awaited by its own notice.
  for (const page of [here, there]) await closeNotice(page);

  await field(there, "Banner content").fill("Other words from there");
  await save(there);
  await notice(there, "Banner updated").waitFor();
  await expect.poll(() => toggle(there).isChecked()).toBe(!before);
  await closeNotice(there);
  await there.getByText("Show the banner", { exact: true }).click();
  await save(there);
  // It is saved there before it is here.
  await notice(there, "Banner updated").waitFor();
  expect(await toggle(there).isChecked()).toBe(before);
  await field(here, "Banner content").fill("Words from here");
  await save(here);
  await question(here, "Banner content").waitFor();
  expect(await toggle(here).isChecked()).toBe(before);
  await tabTo(here, "Keep mine");
  await here.keyboard.press("Enter");
  expect(await focusedName(here)).toBe("Banner content");
  await save(here);
  await notice(here, "Banner updated").waitFor();
  for (const page of [here, there]) {
    await page.reload();
    await hydrated(page);
    expect(await field(page, "Banner content").inputValue()).toBe("Words from here");
    expect(await toggle(page).isChecked()).toBe(before);
  }
});

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

test("the portfolio password: the colours of another window are kept beside it", {
  tags: "matrix",
}, async () => {
  const here = await openAsOwner(journey, "/admin/settings/access");
  const there = await openAsOwner(journey, "/admin/settings");
  await field(there, "Nav hover").fill("#c93010");
  await there.getByRole("button", { name: "Update Site Colors" }).click();
  await notice(there, "Colors updated").waitFor();
  const panel = here.getByRole("region", { name: "Portfolio Password" });
  await panel.getByLabel("Password", { exact: true }).fill("a new word");
  await panel.getByRole("button", { name: "Save" }).click();
  await expectNotice(
    here,
    "Password updated successfully!",
    "Portfolio password has been changed.",
  );
  await visit(here, "/admin/settings");
  await expect.poll(() => field(here, "Nav hover").inputValue()).toBe("#c93010");
});
