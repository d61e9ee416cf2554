import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { expectNotice, focusedName, openAsOwner, tabTo } from "../harness/admin.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { choosePublic, choosePublicByKeys } from "../harness/new-project.ts";

const journey = startJourney();

const open = () => openAsOwner(journey, "/admin", { viewport: { width: 1440, height: 900 } });
const card = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");
const question = (page: Page) => page.getByRole("alertdialog");
const protectionUpdated = "Password protection updated successfully!";
const mayStillShow = "Browsers that have a file of it already may still show it.";

async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

/** Whether a visitor in a window of their own sees a page at the address. */
async function statusFor(path: string): Promise<number> {
  return (await fetch(journey.server.origin + path, { redirect: "manual" })).status;
}

/** Whether a visitor is asked for the password of a project that is there. */
async function isProtected(path: string): Promise<boolean> {
  const answer = await fetch(journey.server.origin + path);
  expect(answer.status).toBe(200);
  return (await answer.text()).includes("This project is password protected");
}

test("the tabs stand in the address, by mouse and by keyboard", { tags: "matrix" }, async () => {
  const page = await open();
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Project Management");
  expect(await page.getByRole("article").count()).toBe(6);
  for (const [tab, path] of [
    ["Settings", "/admin/settings"],
    ["About", "/admin/about"],
    ["Messages", "/admin/messages"],
    ["Projects", "/admin"],
  ] as const) {
    await page.getByRole("tab", { name: tab }).click();
    await page.waitForURL(`**${path}`);
    await page.getByRole("tab", { name: tab, selected: true }).waitFor();
    expect(await page.getByRole("button", { name: "Create Project" }).count()).toBe(
      tab === "Projects" ? 1 : 0,
    );
  }
  await page.getByRole("tab", { name: "Projects" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/admin/settings");
  await page.goBack();
  await page.waitForURL("**/admin");
});

test("a card says what its project is, and has no axe violation", { tags: "matrix" }, async () => {
  const page = await open();
  const passage = card(page, "Passage");
  const view = passage.getByRole("link", { name: "View /passage" });
  expect(await view.getAttribute("href")).toBe("/project/passage");
  await passage.getByText("Home", { exact: true }).waitFor();
  expect(await passage.getByText("+2 more work images").count()).toBe(1);
  expect(await passage.getByRole("button", { name: /^Replace/ }).count()).toBe(4);
  expect(await passage.getByRole("link", { name: "Edit Passage" }).getAttribute("href")).toMatch(
    /^\/admin\/edit\/\d+$/,
  );
  await page.getByRole("grid", { name: "Work order" }).scrollIntoViewIfNeeded();
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

test("by mouse: create a project, with its faults under the fields", async () => {
  const page = await open();
  await page.getByRole("button", { name: "Create Project" }).click();
  const form = dialog(page);
  const submit = form.getByRole("button", { name: "Create Project" });
  await submit.click();
  await form.getByText("Name is required").waitFor();
  await form.getByText("Slug is required").waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);

  await form.getByLabel("Project Name").fill("Passage");
  expect(await form.getByLabel("Slug").inputValue()).toBe("passage");
  await submit.click();
  await form.getByText("Another project has this slug").waitFor();
  expect(await focusedName(page)).toBe("Slug");

  await form.getByLabel("Project Name").fill("  Tidal & Co. — Notes ");
  expect(await form.getByLabel("Slug").inputValue()).toBe("tidal-co-notes");
  await form.getByLabel("Slug").fill("tidal");
  await form.getByLabel("Project Name").fill("Tidal Notes");
  expect(await form.getByLabel("Slug").inputValue()).toBe("tidal");
  await choosePublic(form);
  await submit.click();
  await expectNotice(page, "Project created successfully!");
  await form.waitFor({ state: "detached" });
  await page.getByRole("heading", { name: "Edit Project: Tidal Notes" }).waitFor();
  expect(new URL(page.url()).search).toBe("");
  expect(await page.getByLabel("Slug", { exact: true }).inputValue()).toBe("tidal");
  await page.goBack();
  expect(new URL(page.url()).search).toBe("");
  await card(page, "Tidal Notes").getByText("/tidal").waitFor();
  await reload(page);
  await card(page, "Tidal Notes").waitFor();
  expect(await statusFor("/project/tidal")).toBe(200);
});

test("what is typed for a new project is left behind only after an answer", {
  tags: "matrix",
}, async () => {
  const page = await open();
  await page.getByRole("button", { name: "Create Project" }).click();
  const name = dialog(page).getByLabel("Project Name");
  await name.fill("Half a thought");
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await question(page).getByText("Discard what you typed?").waitFor();
  await question(page).getByRole("button", { name: "Keep editing" }).click();
  await question(page).waitFor({ state: "detached" });
  await page.mouse.click(5, 5);
  expect(await name.inputValue()).toBe("Half a thought");

  await page.goBack();
  await question(page)
    .getByText("You have unsaved changes. Are you sure you want to leave?")
    .waitFor();
  await question(page).getByRole("button", { name: "Cancel" }).click();
  await question(page).waitFor({ state: "detached" });
  expect(await name.inputValue()).toBe("Half a thought");
  expect(new URL(page.url()).search).toBe("?create=");
  await page.goBack();
  await question(page).getByRole("button", { name: "Leave" }).click();
  await dialog(page).waitFor({ state: "detached" });
  expect(new URL(page.url()).search).toBe("");
});

test("by keyboard: create a project, and go on in its editor", { tags: "matrix" }, async () => {
  const page = await open();
  await tabTo(page, "Create Project");
  await page.keyboard.press("Enter");
  await dialog(page).waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "name");
  await page.keyboard.type("Written Blind");
  await choosePublicByKeys(page);
  await page.keyboard.press("Enter");
  await expectNotice(page, "Project created successfully!");
  await dialog(page).waitFor({ state: "detached" });
  await expect.poll(() => focusedName(page)).toBe("Edit Project: Written Blind");
  await reload(page);
  await tabTo(page, /Back to Admin/);
  await page.keyboard.press("Enter");
  await card(page, "Written Blind").waitFor();
  expect(await statusFor("/project/written-blind")).toBe(200);

  await tabTo(page, "Create Project");
  await page.keyboard.press("Enter");
  await dialog(page).waitFor();
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  await page.waitForFunction(() => document.activeElement?.textContent === "Create Project");
});

test("by mouse: duplicate a project after a question", { tags: "matrix" }, async () => {
  const page = await open();
  await card(page, "Hearten").getByRole("button", { name: "Duplicate Hearten" }).click();
  await question(page).getByText('Are you sure you want to duplicate "Hearten"?').waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await question(page).getByRole("button", { name: "Cancel" }).click();
  expect(await card(page, "Hearten (Copy)").count()).toBe(0);
  await card(page, "Hearten").getByRole("button", { name: "Duplicate Hearten" }).click();
  await question(page).getByRole("button", { name: "Duplicate" }).click();
  await expectNotice(page, 'Project duplicated as "Hearten (Copy)"!');
  // It is a draft.
  expect(await statusFor("/project/hearten-copy")).toBe(404);
  const { origin } = journey.server;
  expect((await page.request.get(`${origin}/project/hearten-copy`)).status()).toBe(200);
  await reload(page);
  await card(page, "Hearten (Copy)").getByText("/hearten-copy").waitFor();
  expect(await card(page, "Hearten (Copy)").getByText("Home", { exact: true }).count()).toBe(0);
});

test("by mouse: delete a project, undo it, delete it again and take it out of the trash", async () => {
  const page = await open();
  await page.clock.install();
  await card(page, "Morrow Doses").getByRole("button", { name: "Delete Morrow Doses" }).click();
  await question(page).getByText("Are you sure you want to delete this project?").waitFor();
  await question(page).getByRole("button", { name: "Delete" }).click();
  await page.getByText("Project deleted successfully!").waitFor();
  await card(page, "Morrow Doses").waitFor({ state: "detached" });
  expect(await statusFor("/project/morrow-doses")).toBe(404);
  await page.clock.fastForward(6_000); // longer than a notice usually stays
  await page.getByRole("button", { name: "Undo" }).click();
  await expectNotice(page, "Project restored successfully!");
  await card(page, "Morrow Doses").waitFor();
  expect(await statusFor("/project/morrow-doses")).toBe(200);
  await reload(page);
  await card(page, "Morrow Doses").waitFor();

  await card(page, "Morrow Doses").getByRole("button", { name: "Delete Morrow Doses" }).click();
  await question(page).getByRole("button", { name: "Delete" }).click();
  await page.getByText("Project deleted successfully!").waitFor();
  await reload(page);
  expect(await card(page, "Morrow Doses").count()).toBe(0);
  await page.getByRole("button", { name: "Trash" }).click();
  await dialog(page).getByText("/morrow-doses · 30 days left").waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await dialog(page).getByRole("button", { name: "Restore Morrow Doses" }).click();
  await dialog(page).getByText("The trash is empty.").waitFor();
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await card(page, "Morrow Doses").waitFor();
  expect(await statusFor("/project/morrow-doses")).toBe(200);
  await reload(page);
  await card(page, "Morrow Doses").waitFor();
});

test("by keyboard: duplicate, protect and delete; the focus stays near", {
  tags: "matrix",
}, async () => {
  const page = await open();
  await tabTo(page, "Duplicate Lindholm Tramways");
  await page.keyboard.press("Enter");
  await question(page).waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === "Duplicate");
  await page.keyboard.press("Enter");
  await expectNotice(page, 'Project duplicated as "Lindholm Tramways (Copy)"!');
  const copy = card(page, "Lindholm Tramways (Copy)");
  const pathOfCopy = "/project/lindholm-tramways-copy";
  expect(await statusFor(pathOfCopy)).toBe(404);
  await tabTo(page, "Visibility of Lindholm Tramways (Copy): Draft");
  await page.keyboard.press("Enter");
  await page.getByRole("menu").waitFor();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expectNotice(page, "Project is public", "Everyone can see it from now on.");
  expect(await isProtected(pathOfCopy)).toBe(false);

  await copy.getByRole("switch").focus();
  await page.keyboard.press("Space");
  await expectNotice(page, protectionUpdated, mayStillShow);
  expect(await isProtected(pathOfCopy)).toBe(true);
  await reload(page);
  expect(await copy.getByRole("switch").isChecked()).toBe(true);

  await tabTo(page, "Delete Lindholm Tramways (Copy)");
  await page.keyboard.press("Enter");
  await question(page).waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === "Cancel");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByText("Project deleted successfully!").waitFor();
  await copy.waitFor({ state: "detached" });
  expect(await statusFor(pathOfCopy)).toBe(404);
  await page.waitForFunction(() =>
    document.activeElement?.getAttribute("aria-label")?.startsWith("View "),
  );
  await page.keyboard.press("F8");
  await tabTo(page, "Undo");
  await page.keyboard.press("Enter");
  await copy.waitFor();
  expect(await statusFor(pathOfCopy)).toBe(200);
  await reload(page);
  await copy.waitFor();
});

test("by mouse: protection is switched at once, kept, and holds for visitors", {
  tags: "matrix",
}, async () => {
  const page = await open();
  const toggle = card(page, "Passage").getByRole("switch", { name: "Password protection" });
  await toggle.click();
  expect(await toggle.isChecked()).toBe(true);
  await expectNotice(page, protectionUpdated, mayStillShow);
  expect(await isProtected("/project/passage")).toBe(true);
  await reload(page);
  expect(await toggle.isChecked()).toBe(true);
  await toggle.click();
  await expectNotice(page, protectionUpdated);
});
