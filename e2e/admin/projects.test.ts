import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openDatabase } from "../../api/database/client.ts";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { closeNotice, expectNotice, focusedName, openAsOwner, tabTo } from "../harness/admin.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { choosePublic, choosePublicByKeys } from "../harness/new-project.ts";

const journey = startJourney();

const open = () => openAsOwner(journey, "/admin", { viewport: { width: 1440, height: 900 } });
const card = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");
const question = (page: Page) => page.getByRole("alertdialog");
const read = async (path: string) => (await fetch(journey.server.origin + path)).text();

async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

async function press(page: Page, name: string | RegExp, key = "Enter"): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

/** Whether a visitor in a window of their own sees a page at the address. */
async function statusFor(path: string): Promise<number> {
  return (await fetch(journey.server.origin + path, { redirect: "manual" })).status;
}

test("by mouse: a project is created, with its faults under the fields; Escape and Back ask first", async () => {
  const page = await open();
  await page.getByRole("button", { name: "Create Project" }).click();
  const form = dialog(page);
  const [name, slug] = [form.getByLabel("Project Name"), form.getByLabel("Slug")];
  const submit = form.getByRole("button", { name: "Create Project" });
  await submit.click();
  await form.getByText("Name is required").waitFor();
  await form.getByText("Slug is required").waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await name.fill("Passage");
  expect(await slug.inputValue()).toBe("passage");
  await submit.click();
  await form.getByText("Another project has this slug").waitFor();
  expect(await focusedName(page)).toBe("Slug");

  await page.keyboard.press("Escape");
  await question(page).getByText("Discard what you typed?").waitFor();
  await expect.poll(() => focusedName(page)).toBe("Keep editing");
  await page.keyboard.press("Enter");
  await question(page).waitFor({ state: "detached" });
  await expect.poll(() => focusedName(page)).toBe("Slug");
  await page.goBack();
  await question(page).getByRole("button", { name: "Cancel" }).click();
  await question(page).waitFor({ state: "detached" });
  expect(await name.inputValue()).toBe("Passage");
  expect(new URL(page.url()).search).toBe("?create=");

  await name.fill("  Tidal & Co. — Notes ");
  expect(await slug.inputValue()).toBe("tidal-co-notes");
  await slug.fill("tidal");
  await name.fill("Tidal Notes");
  expect(await slug.inputValue()).toBe("tidal");
  await choosePublic(form);
  await submit.click();
  await expectNotice(page, "Project created successfully!");
  await page.getByRole("heading", { name: "Edit Project: Tidal Notes" }).waitFor();
  expect(await page.getByLabel("Slug", { exact: true }).inputValue()).toBe("tidal");
  await page.goBack();
  expect(new URL(page.url()).search).toBe("");
  await card(page, "Tidal Notes").getByText("/tidal").waitFor();
  expect(await statusFor("/project/tidal")).toBe(200);
});

test("by mouse: a project is copied as a draft; one is deleted, brought back, and taken out of the trash", async () => {
  const page = await open();
  await page.clock.install();
  await card(page, "Hearten").getByRole("button", { name: "Duplicate Hearten" }).click();
  await question(page).getByText('Are you sure you want to duplicate "Hearten"?').waitFor();
  await question(page).getByRole("button", { name: "Duplicate" }).click();
  await expectNotice(page, 'Project duplicated as "Hearten (Copy)"!');
  await card(page, "Hearten (Copy)").getByText("/hearten-copy").waitFor();
  expect(await statusFor("/project/hearten-copy")).toBe(404);
  await closeNotice(page);

  const remove = async () => {
    await card(page, "Morrow Doses").getByRole("button", { name: "Delete Morrow Doses" }).click();
    await question(page).getByRole("button", { name: "Delete" }).click();
    await page.getByText("Project deleted successfully!").waitFor();
    await card(page, "Morrow Doses").waitFor({ state: "detached" });
    expect(await statusFor("/project/morrow-doses")).toBe(404);
  };
  await remove();
  await page.clock.fastForward(6_000); // longer than a notice is shown by default
  await page.getByRole("button", { name: "Undo" }).click();
  await expectNotice(page, "Project restored successfully!");
  await card(page, "Morrow Doses").waitFor();
  expect(await statusFor("/project/morrow-doses")).toBe(200);
  await closeNotice(page);

  await remove();
  await reload(page);
  await page.getByRole("button", { name: "Trash" }).click();
  await dialog(page).getByText("/morrow-doses · 30 days left").waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await dialog(page).getByRole("button", { name: "Restore Morrow Doses" }).click();
  await dialog(page).getByText("The trash is empty.").waitFor();
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await card(page, "Morrow Doses").waitFor();
  expect(await statusFor("/project/morrow-doses")).toBe(200);
});

test("by keyboard: created, protected, deleted, brought back and restored; the focus stays near", {
  tags: "matrix",
}, async () => {
  const page = await open();
  const [path, copy] = ["/project/written-blind", card(page, "Written Blind")];
  await press(page, "Create Project");
  await expect.poll(() => focusedName(page)).toBe("Project Name");
  await page.keyboard.type("Written Blind");
  await choosePublicByKeys(page);
  await page.keyboard.press("Enter");
  await expect.poll(() => focusedName(page)).toBe("Edit Project: Written Blind");
  await press(page, /^←?\s*Back to Admin$/);
  await copy.waitFor();
  expect(await statusFor(path)).toBe(200);

  await copy.getByRole("switch").focus();
  await page.keyboard.press("Space");
  await expectNotice(
    page,
    "Password protection updated successfully!",
    "Browsers that have a file of it already may still show it.",
  );
  expect(await read(path)).toContain("This project is password protected");
  expect(await copy.getByRole("switch").isChecked()).toBe(true);

  const remove = async () => {
    await press(page, "Delete Written Blind");
    await expect.poll(() => focusedName(page)).toBe("Cancel");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await copy.waitFor({ state: "detached" });
    await expect.poll(() => focusedName(page)).toMatch(/^View /);
  };
  await remove();
  await page.keyboard.press("F8");
  await press(page, "Undo");
  await copy.waitFor();
  await closeNotice(page);
  await remove();
  await press(page, "Trash");
  await press(page, "Restore Written Blind");
  await dialog(page).getByText("The trash is empty.").waitFor();
  await page.keyboard.press("Escape");
  await copy.waitFor();
  await expect.poll(() => focusedName(page)).toBe("Trash");
  expect(await statusFor(path)).toBe(200);
});

test("a tab is there at once, as its outline until it is filled, and stands in the address", {
  tags: "matrix",
}, async () => {
  const page = await open();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/graphql", async (route) => {
    await answered;
    await route.continue();
  });
  for (const [name, path] of [
    ["About", "/admin/about"],
    ["Messages", "/admin/messages"],
    ["Settings", "/admin/settings"],
  ] as const) {
    await page.getByRole("tab", { name }).click();
    await page.waitForURL(`**${path}`);
    await page.getByRole("tab", { name, selected: true }).waitFor();
    await page.locator(".tab-skeleton").waitFor();
  }
  answer();
  await page.getByRole("region", { name: "Home Page Banner" }).waitFor();
  expect(await page.locator(".tab-skeleton").count()).toBe(0);
  await page.goBack();
  await page.getByRole("tab", { name: "Messages", selected: true }).waitFor();
  await page.getByRole("tab", { name: "Projects" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/admin/settings");
});

test("many projects are searched, filtered, sorted and shown in parts, and so is the trash", {
  tags: "matrix",
}, async () => {
  const database = await openDatabase(`file:${join(journey.folder, "vitrine.db")}`);
  const rows = Array.from({ length: 70 }, (_, index) => index + 1);
  await database.project.createMany({
    data: rows.flatMap((number) => [
      {
        name: `${number % 2 ? "Lantern" : "Beacon"} ${number}`,
        slug: `project-${number}`,
        homeOrder: 1_000 - number,
        client: number === 7 ? "Port of Ystad" : "",
        visibility: number % 10 ? "public" : "draft",
      },
      {
        name: `Old ${number}`,
        slug: `old-${number}`,
        deletedAt: new Date(Date.now() - number * 1_000),
      },
    ]),
  });
  const count = await database.project.count({ where: { deletedAt: null } });
  await database.$disconnect();
  const page = await open();
  const cards = () => page.locator(".admin-card-name").allTextContents();
  const search = page.getByRole("searchbox", { name: "Search projects" });
  await page.getByText(`24 of ${count} projects`).waitFor();
  await search.fill("ystad");
  await expect.poll(cards).toEqual(["Lantern 7"]);
  expect(new URL(page.url()).search).toBe("?search=ystad");
  await search.fill("nothing like it");
  await page.getByText("No project matches.").waitFor();
  await search.fill("");
  await expect.poll(cards).toHaveLength(24);
  const tag = page.getByRole("combobox", { name: "Tag", exact: true });
  const label = await tag.locator("option").nth(1).innerText();
  await tag.selectOption({ label });
  await expect.poll(async () => `(${(await cards()).length})`).toBe(/\(\d+\)$/.exec(label)?.[0]);
  await tag.selectOption({ index: 0 });
  await expect.poll(cards).toHaveLength(24);
  await search.fill("lantern");
  const sorted = rows.filter((number) => number % 2).map((number) => `Lantern ${number}`);
  await expect.poll(cards).toEqual(sorted.toReversed().slice(0, 24));
  await page.getByRole("combobox", { name: "Sort by", exact: true }).selectOption("Name");
  await expect.poll(cards).toEqual(sorted.slice(0, 24));
  await page.getByRole("button", { name: "Show more" }).press("Enter");
  await expect.poll(cards).toEqual(sorted);
  await search.fill("beacon");
  await expect.poll(async () => (await cards())[0]).toBe("Beacon 2");
  await page.getByRole("radio", { name: "Drafts" }).check();
  const drafts = [10, 20, 30, 40, 50, 60, 70].map((number) => `Beacon ${number}`);
  await expect.poll(cards).toEqual(drafts);
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({
    search: "beacon",
    sort: "name",
    visibility: "draft",
  });
  await reload(page);
  await expect.poll(cards).toEqual(drafts);
  expect(await findAccessibilityProblems(page)).toEqual([]);

  await page.getByRole("button", { name: "Trash" }).click();
  const trash = page.getByRole("dialog", { name: "Trash" });
  await trash.getByText("30 of 70 projects").waitFor();
  // What follows is asked for from the last one, which is gone by then.
  await trash.getByRole("button", { name: "Restore Old 30", exact: true }).click();
  await expectNotice(page, "Project restored successfully!");
  await closeNotice(page);
  await trash.getByText("30 of 69 projects").waitFor();
  for (const words of ["60 of 69 projects", "All 69 projects"]) {
    await trash.getByRole("button", { name: "Show more" }).press("Enter");
    await trash.getByText(words).waitFor();
  }
  expect(await trash.getByRole("listitem").count()).toBe(69);
  await expect.poll(() => focusedName(page)).toBe("All 69 projects");
});
