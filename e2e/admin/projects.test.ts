import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openDatabase } from "../../api/database/client.ts";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { closeNotice, expectNotice, focusedName, openAsOwner } from "../harness/admin.ts";
import { boxOf } from "../harness/finger.ts";
import { hydrated, type OpenOptions, startJourney } from "../harness/journey.ts";
import { backToList, choosePublic } from "../harness/new-project.ts";
import { ownerPassword } from "../harness/server.ts";

const journey = startJourney();

const open = (options: OpenOptions = {}) =>
  openAsOwner(journey, "/admin", { viewport: { width: 1440, height: 900 }, ...options });
const card = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");
const question = (page: Page) => page.getByRole("alertdialog");
/** The status of the response that a visitor gets. */
async function statusFor(path: string): Promise<number> {
  return (await fetch(journey.server.origin + path, { redirect: "manual" })).status;
}

test("a project is created after its faults and questions, copied, deleted, brought back, and taken out of the trash", {
  tags: "long",
}, async () => {
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

  // One project is copied as a draft. Another project is deleted and restored twice: by Undo, and
  // from the trash.
  await closeNotice(page);
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
  };
  await remove();
  await page.clock.fastForward(6_000); // other notices would be gone by now
  await page.getByRole("button", { name: "Undo" }).click();
  await expectNotice(page, "Project restored successfully!");
  await card(page, "Morrow Doses").waitFor();
  expect(await statusFor("/project/morrow-doses")).toBe(200);
  await closeNotice(page);

  await remove();
  expect(await statusFor("/project/morrow-doses")).toBe(404);
  await page.getByRole("button", { name: "Trash" }).click();
  await dialog(page).getByText("/morrow-doses · 30 days left").waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await dialog(page).getByRole("button", { name: "Restore Morrow Doses" }).click();
  await dialog(page).getByText("The trash is empty.").waitFor();
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await card(page, "Morrow Doses").waitFor();
  expect(await statusFor("/project/morrow-doses")).toBe(200);

  await remove();
  await page.getByRole("button", { name: "Trash" }).click();
  await dialog(page)
    .locator(".dialog-actions")
    .getByRole("button", { name: "Empty trash" })
    .click();
  await question(page).getByRole("button", { name: "Empty trash" }).click();
  await dialog(page).getByText("The trash is empty.").waitFor();

  // The layout on a phone: the bar, a notice beside a dialog, buttons in a column.
  // e2e/site/every-screen.test.ts checks that nothing is cut off in any tab.
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await dialog(page).waitFor({ state: "detached" });
  await closeNotice(page);
  await page.setViewportSize({ width: 320, height: 700 });
  // A name that is too long for the bar ends with an ellipsis. CSS shows an ellipsis in blocks only,
  // not in flex rows.
  const link = page.getByRole("link", { name: /, view the site$/ });
  const bar = await link.evaluate((element) => {
    const { display, textOverflow } = getComputedStyle(element);
    return { isCut: element.scrollWidth > element.clientWidth, display, textOverflow };
  });
  expect(bar).toEqual({ isCut: true, display: "block", textOverflow: "ellipsis" });

  await page.setViewportSize({ width: 390, height: 480 });
  await page
    .getByRole("button", { name: /^Delete / })
    .first()
    .click();
  await question(page).getByRole("button", { name: "Delete" }).click();
  await expectNotice(page, "Project deleted successfully!");
  await page.getByRole("button", { name: "Create Project" }).first().click();
  const notice = await boxOf(page.locator(".toast-region"));
  // The dialog scrolls, because its content is taller than the space above the notice.
  for (const label of ["Create Project", "Close"]) {
    const button = dialog(page).getByRole("button", { name: label });
    await button.scrollIntoViewIfNeeded();
    const box = await boxOf(button);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(notice.y);
  }
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await dialog(page).waitFor({ state: "detached" });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Keep the demo to look around" }).click();
  const setup = page.getByRole("region", { name: "Make the site yours" });
  // The set-up counts its step for the first project as done, because the site has projects.
  await setup.getByRole("button", { name: "Continue", exact: true }).click();
  await setup.getByLabel("Name").fill("Ada");
  const buttons = setup.getByRole("button", { name: / continue$| without saving$/ });
  await expect.poll(() => buttons.count()).toBe(3);
  const edges = await buttons.evaluateAll((found) =>
    found.map((button) => {
      const { paddingInlineStart, backgroundColor } = getComputedStyle(button);
      const { left } = button.getBoundingClientRect();
      const isFilled = backgroundColor !== "rgba(0, 0, 0, 0)";
      return Math.round(isFilled ? left : left + Number.parseFloat(paddingInlineStart));
    }),
  );
  // The texts of the buttons are aligned at their left edge, except for the width of a border.
  expect(Math.max(...edges) - Math.min(...edges)).toBeLessThanOrEqual(2);
});

test("many projects are searched, filtered, sorted and shown in parts; when the session has ended the owner signs in in place", {
  tags: "long",
}, async () => {
  const database = await openDatabase(`file:${join(journey.folder, "vitrine.db")}`);
  const numbers = Array.from({ length: 40 }, (_, index) => index + 1);
  await database.project.createMany({
    data: numbers.map((number) => ({
      name: `Lantern ${number}`,
      slug: `lantern-${number}`,
      homeOrder: 1_000 - number,
      client: number === 7 ? "Port of Ystad" : "",
      visibility: number % 10 ? "public" : "draft",
    })),
  });
  const count = await database.project.count({ where: { deletedAt: null } });
  await database.$disconnect();
  const page = await open({ expectedProblems: /401|Sign in/ });
  const cards = () => page.locator(".admin-card-name").allTextContents();
  const search = page.getByRole("searchbox", { name: "Search projects" });
  await page.getByText(`24 of ${count} projects`).waitFor();
  await search.fill("ystad");
  await expect.poll(cards).toEqual(["Lantern 7"]);
  await search.fill("lantern");
  const sorted = numbers.map((number) => `Lantern ${number}`);
  await expect.poll(cards).toEqual(sorted.toReversed().slice(0, 24));
  await page.getByRole("combobox", { name: "Sort by", exact: true }).selectOption("Name");
  await expect.poll(cards).toEqual(sorted.slice(0, 24));
  await page.getByRole("button", { name: "Show more" }).press("Enter");
  await expect.poll(cards).toEqual(sorted);
  await page.getByRole("radio", { name: "Drafts" }).check();
  const drafts = ["Lantern 10", "Lantern 20", "Lantern 30", "Lantern 40"];
  await expect.poll(cards).toEqual(drafts);
  expect(new URL(page.url()).search).toBe("?search=lantern&sort=name&visibility=draft");
  await page.reload();
  await hydrated(page);
  await expect.poll(cards).toEqual(drafts);

  // If the session has ended, the owner signs in on the same page, and the action is then completed.
  await page.getByRole("button", { name: "Create Project" }).click();
  await dialog(page).getByLabel("Project Name").fill("Long Lunch");
  await page.context().clearCookies();
  await dialog(page).getByRole("button", { name: "Create Project" }).click();
  const signIn = page.getByRole("dialog", { name: "Your session has ended" });
  await signIn.waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await signIn.getByLabel("Password", { exact: true }).fill(ownerPassword);
  await page.keyboard.press("Enter");
  await expectNotice(page, "Project created successfully!");
  // A page that was loaded does not ask whether the session goes on, as one does that a link opened.
  await backToList(page);
  await page.reload();
  await hydrated(page);

  await page.context().clearCookies();
  const toggle = page.getByRole("article").first().getByRole("switch");
  const isProtected = await toggle.isChecked();
  await toggle.click();
  await signIn.getByRole("button", { name: "Close" }).click();
  await expectNotice(
    page,
    "Error",
    "Failed to update password protection.",
    "Sign in as the owner to do this.",
  );
  expect(await toggle.isChecked()).toBe(isProtected);

  await page.getByRole("tab", { name: "Messages" }).click();
  await signIn.getByRole("button", { name: "Close" }).click();
  await page.waitForURL(`${journey.server.origin}/`);
});
