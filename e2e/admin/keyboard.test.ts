import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { openDatabase } from "../../api/database/client.ts";
import { expectNotice, focusedName, moveByKeys, openAsOwner, tabTo } from "../harness/admin.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { portfolioPassword } from "../harness/server.ts";

// What the owner does, with the keyboard alone: nothing here is pressed with a pointer.
const journey = startJourney();
const read = async (path: string) => (await fetch(journey.server.origin + path)).text();
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const question = (page: Page) => page.getByRole("alertdialog");

async function open(path: string): Promise<Page> {
  const page = await openAsOwner(journey, path, { viewport: { width: 1440, height: 1000 } });
  await page.getByRole("tab", { selected: true }).first().waitFor();
  return page;
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

async function openCollaborators(page: Page): Promise<void> {
  await tabTo(page, "Main Content");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.getByRole("grid", { name: "Collaborator tabs" }).waitFor();
}

/** Presses the control with this name, once Tab has reached it. */
async function press(page: Page, name: string | RegExp, key = "Enter"): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

/** The part of a picture's address that every version of it has. */
const fileIn = (src: string) => /\/objects\/([\w-]{16,})/.exec(src)?.[1] ?? src;

async function labels(grid: Locator): Promise<string[]> {
  return grid
    .getByRole("row")
    .evaluateAll((rows) => rows.map((row) => row.getAttribute("aria-label") ?? ""));
}

test("quotes are put in order", { tags: "matrix" }, async () => {
  const page = await open("/admin/about");
  await openCollaborators(page);
  const quotes = page.getByRole("grid", { name: /^Quotes in/ });
  const before = await labels(quotes);
  await quotes.getByRole("button", { name: /^Drag/ }).first().focus();
  await moveByKeys(page, "ArrowDown", "ArrowDown");
  await expect.poll(async () => (await labels(quotes)).indexOf(before[0] ?? "")).toBeGreaterThan(0);
  const after = await labels(quotes);
  await reload(page);
  await openCollaborators(page);
  expect(await labels(quotes)).toEqual(after);
});

test("the identity is written and given a picture", { tags: "matrix" }, async () => {
  const page = await open("/admin/settings/site");
  await tabTo(page, "Tagline");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Written without a mouse");
  const logo = page.getByRole("group", { name: "Logo", exact: true });
  const chooser = page.waitForEvent("filechooser");
  await logo.getByRole("button", { name: "Upload" }).focus();
  await page.keyboard.press("Enter");
  const create = { width: 240, height: 80, channels: 3 as const, background: "#0a7a5a" };
  await (await chooser).setFiles({
    name: "logo.png",
    mimeType: "image/png",
    buffer: await sharp({ create }).png().toBuffer(),
  });
  await expectNotice(page, "Image uploaded successfully");
  await press(page, "Save Identity");
  await expectNotice(
    page,
    "Site identity updated",
    "The site identity has been updated successfully.",
  );
  await expect.poll(() => read("/")).toMatch(/<a class="site-header-logo"[^>]*><picture/);
  expect(await read("/")).toContain("Written without a mouse");
  await reload(page);
  expect(await page.getByLabel("Tagline").inputValue()).toBe("Written without a mouse");
  await logo.getByRole("button", { name: "Remove" }).focus();
  await page.keyboard.press("Enter");
  await press(page, "Save Identity");
  await expect.poll(() => read("/")).not.toMatch(/<a class="site-header-logo"[^>]*><picture/);
});

test("the portfolio password is looked at, changed, taken back and saved", {
  tags: "matrix",
}, async () => {
  const page = await open("/admin/settings/access");
  const panel = page.getByRole("region", { name: "Portfolio Password" });
  const field = panel.getByLabel("Password", { exact: true });
  await tabTo(page, "Password");
  expect(await field.inputValue()).toBe(portfolioPassword);
  await press(page, "Show password", "Space");
  expect(await field.getAttribute("type")).toBe("text");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("something else");
  await press(page, "Cancel");
  expect(await field.inputValue()).toBe(portfolioPassword);
  await field.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("low water");
  await press(page, "Save");
  await expectNotice(
    page,
    "Password updated successfully!",
    "Portfolio password has been changed.",
  );
  const check = await page.request.post(
    `${journey.server.origin}/api/portfolio/validate-password`,
    { headers: { origin: journey.server.origin }, data: { password: "low water" } },
  );
  expect(await check.json()).toEqual({ valid: true });
  await reload(page);
  expect(await field.inputValue()).toBe("low water");
});

test("a message is archived and brought back, and all of them are exported", {
  tags: "matrix",
}, async () => {
  const database = await openDatabase(`file:${join(journey.folder, "vitrine.db")}`);
  await database.contactMessage.create({
    data: {
      name: "Odile",
      email: "odile@example.com",
      company: "Port of Sandhaven",
      message: "May we talk about tides?",
    },
  });
  await database.$disconnect();
  const page = await open("/admin/messages");
  const row = page.getByRole("option", { name: /Odile/ });
  await row.waitFor();
  const download = page.waitForEvent("download");
  await press(page, "Export CSV");
  expect(await readFile(await (await download).path(), "utf8")).toContain("Port of Sandhaven");

  await tabTo(page, /Odile/);
  await page.keyboard.press("Enter");
  await press(page, "Archive");
  await expectNotice(page, "Message archived");
  await row.waitFor({ state: "detached" });
  // No message is left to take the focus.
  await expect.poll(() => focusedName(page)).toBe("Messages");
  await page.getByRole("tab", { name: "Inbox" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await tabTo(page, /Odile/);
  await page.keyboard.press("Enter");
  await press(page, "Move to Inbox");
  await expectNotice(page, "Message moved to the inbox");
  await reload(page);
  await row.waitFor();
});

test("work images are put in order", async () => {
  const page = await open("/admin");
  const tiles = page.getByRole("grid", { name: "Work order" });
  await page.getByRole("heading", { name: "Project Order Management" }).scrollIntoViewIfNeeded();
  await tiles.getByRole("row", { name: "Passage, image 1", exact: true }).focus();
  const sources = () =>
    tiles
      .getByRole("row", { name: /^Passage, image [12]$/ })
      .evaluateAll((rows) => rows.map((row) => row.querySelector("img")?.getAttribute("src")));
  const before = await sources();
  await page.keyboard.press("Tab");
  await expect.poll(() => focusedName(page)).toMatch(/^Drag/);
  await moveByKeys(page, "ArrowRight");
  await expectNotice(page, "Project order updated successfully!");
  await expect.poll(sources).toEqual([before[1], before[0]]);
  const [first = "", second = ""] = before.map((src) => fileIn(src ?? ""));
  const grid = await read("/work");
  expect(grid.indexOf(second)).toBeGreaterThan(0);
  expect(grid.indexOf(second)).toBeLessThan(grid.indexOf(first));
  await reload(page);
  await page.getByRole("heading", { name: "Project Order Management" }).scrollIntoViewIfNeeded();
  await expect.poll(sources).toEqual([before[1], before[0]]);
});

test("a project is deleted, found in the trash and restored", { tags: "matrix" }, async () => {
  const page = await open("/admin");
  const card = page.getByRole("article", { name: "Hearten", exact: true });
  await press(page, "Delete Hearten");
  await question(page).waitFor();
  await press(page, "Delete");
  await page.getByText("Project deleted successfully!").waitFor();
  await card.waitFor({ state: "detached" });
  expect(await read("/")).not.toContain("/project/hearten");
  await reload(page);
  await page.getByRole("article").first().waitFor();
  await press(page, "Trash");
  await dialog(page, "Trash").getByText("/hearten").waitFor();
  await press(page, "Restore Hearten");
  await dialog(page, "Trash").getByText("The trash is empty.").waitFor();
  await page.keyboard.press("Escape");
  await card.waitFor();
  await expect.poll(() => focusedName(page)).toBe("Trash");
  expect(await read("/")).toContain("/project/hearten");
  await reload(page);
  await card.waitFor();
});

test("Escape asks before it throws away what was typed in a dialog", {
  tags: "matrix",
}, async () => {
  const page = await open("/admin");
  await press(page, "Create Project");
  await dialog(page, "Create Project").waitFor();
  await tabTo(page, "Project Name");
  await page.keyboard.type("Half a thought");
  await page.keyboard.press("Escape");
  await question(page).getByText("Discard what you typed?").waitFor();
  await expect.poll(() => focusedName(page)).toBe("Keep editing");
  await page.keyboard.press("Enter");
  await question(page).waitFor({ state: "detached" });
  expect(await page.getByLabel("Project Name").inputValue()).toBe("Half a thought");
  await expect.poll(() => focusedName(page)).toBe("Project Name");
  await page.keyboard.press("Escape");
  await question(page).waitFor();
  await press(page, "Discard");
  await dialog(page, "Create Project").waitFor({ state: "detached" });
  await press(page, "Create Project");
  expect(await page.getByLabel("Project Name").inputValue()).toBe("");
});
