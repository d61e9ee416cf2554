/** @module-tag matrix */

import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { openDatabase } from "../../api/database/client.ts";
import { expectNotice, focusedName, openAsOwner, smallWords, tabTo } from "../harness/admin.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { ownerPassword, portfolioPassword } from "../harness/server.ts";

// What the other journeys do by one hand only, by the other: kept when loaded again, and seen at once.
const journey = startJourney();
const wide = { viewport: { width: 1440, height: 1000 } };
const open = (path: string) => openAsOwner(journey, path, wide);
const read = async (path: string) => (await fetch(journey.server.origin + path)).text();

async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

async function press(page: Page, name: string | RegExp, key = "Enter"): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

async function write(page: Page, name: string, words: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(words);
}

async function signInStatus(password: string): Promise<boolean> {
  const response = await fetch(`${journey.server.origin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: journey.server.origin },
    body: JSON.stringify({
      query:
        "mutation ($password: String!) { signIn(input: { password: $password }) { viewer { isOwner } } }",
      variables: { password },
    }),
  });
  const { data } = await response.json();
  return data.signIn.viewer?.isOwner === true;
}

test("by keyboard: a picture is replaced from its thumbnail", async () => {
  const page = await open("/admin");
  await page.getByRole("article").first().waitFor();
  const hero = page
    .getByRole("article", { name: "Hearten", exact: true })
    .getByRole("button", { name: "Replace hero image" });
  const source = () => hero.locator("img").getAttribute("src");
  const before = await source();
  await tabTo(page, "Edit Hearten");
  const create = { width: 64, height: 64, channels: 3 as const, background: "#0a7" };
  const chooser = page.waitForEvent("filechooser");
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press("Shift+Tab");
    if ((await focusedName(page)) === "Replace hero image") break;
  }
  await page.keyboard.press("Enter");
  await (await chooser).setFiles({
    name: "square.png",
    mimeType: "image/png",
    buffer: await sharp({ create }).png().toBuffer(),
  });
  const words = smallWords("64 by 64", "2880 by 1200");
  await expectNotice(page, "Image uploaded successfully", words);
  const after = (await source()) ?? "";
  expect(after).not.toBe(before);
  const name = /\/objects\/([\w-]{16,})/.exec(after)?.[1] ?? after;
  expect(await read("/project/hearten")).toContain(name);
  await reload(page);
  await expect.poll(source).toBe(after);
});

test("by keyboard: the words of the About page are saved; a draft is recovered", async () => {
  const page = await open("/admin/about");
  await write(page, "Main heading", "Written by hand");
  await press(page, "Save Changes");
  await expectNotice(page, "About content updated successfully!");
  expect(await read("/about")).toContain("Written by hand");
  await reload(page);
  expect(await page.getByLabel("Main heading").inputValue()).toBe("Written by hand");

  await write(page, "Personal life", "Bees");
  await page.getByText("Auto-saving changes...").waitFor();
  await reload(page);
  await press(page, "Recover");
  expect(await page.getByLabel("Personal life").inputValue()).toBe("Bees");
  await press(page, "Save Changes");
  await expectNotice(page, "About content updated successfully!");
  await reload(page);
  expect(await page.getByLabel("Personal life").inputValue()).toBe("Bees");
});

test("by mouse: a quote is added, changed, put in order and deleted", async () => {
  const page = await open("/admin/about");
  const show = async () => {
    await page.getByRole("tab", { name: "Collaborators" }).click();
    await quotes.waitFor();
  };
  const quotes = page.getByRole("grid", { name: /^Quotes in/ });
  const rows = quotes.getByRole("row");
  const names = () =>
    rows.evaluateAll((all) => all.map((row) => row.getAttribute("aria-label") ?? ""));
  await show();
  await page.getByRole("button", { name: "Add Quote" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Quote" });
  for (const [label, words] of [
    ["Quote", "She draws the tide."],
    ["Author name", "Odile Brandt"],
    ["Author title", "Harbour Master"],
    ["Author company", "Port of Sandhaven"],
  ] as const) {
    await dialog.getByLabel(label, { exact: true }).fill(words);
  }
  await dialog.getByRole("button", { name: "Add Quote" }).click();
  await expectNotice(page, "Quote created successfully!");
  await dialog.waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Edit the quote by Odile Brandt" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Quote" });
  await edit.getByLabel("Author title").fill("Captain");
  await edit.getByRole("button", { name: "Save Changes" }).click();
  await expectNotice(page, "Quote updated successfully!");
  await edit.waitFor({ state: "detached" });
  expect(await read("/about")).toContain("Captain");

  await rows.last().dragTo(rows.first(), { targetPosition: { x: 200, y: 4 } });
  await expect.poll(async () => (await names())[0]).toBe("Odile Brandt");
  const firstAuthor = async () => /class="quote-name">([^<]+)/.exec(await read("/about"))?.[1];
  await expect.poll(firstAuthor).toBe("Odile Brandt");
  await reload(page);
  await show();
  expect((await names())[0]).toBe("Odile Brandt");

  await page.getByRole("button", { name: "Delete the quote by Odile Brandt" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expectNotice(page, "Quote deleted successfully!");
  await expect.poll(() => read("/about")).not.toContain("She draws the tide.");
  await reload(page);
  await show();
  expect(await names()).not.toContain("Odile Brandt");
});

test("a message is marked as unread by keyboard, and deleted by mouse", async () => {
  const database = await openDatabase(`file:${join(journey.folder, "vitrine.db")}`);
  await database.contactMessage.deleteMany();
  await database.contactMessage.create({
    data: {
      name: "Odile",
      email: "odile@example.com",
      company: "Port of Sandhaven",
      message: "May we talk about tides?",
    },
  });
  const page = await open("/admin/messages");
  const count = async () =>
    (await page.getByRole("tab", { name: /^Messages/ }).innerText()).replace(/\s+/g, " ");
  await tabTo(page, /tides/);
  await page.keyboard.press("Enter");
  await expect.poll(count).toBe("Messages");
  await press(page, "Mark as Unread");
  await expect.poll(count).toBe("Messages 1 unread");
  await reload(page);
  expect(await count()).toBe("Messages 1 unread");

  await page.getByRole("option", { name: "Odile" }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expectNotice(page, "Message deleted");
  await reload(page);
  await page.getByText("No messages").waitFor();
  expect(await database.contactMessage.count()).toBe(0);
  await database.$disconnect();
});

test("by mouse: a colour is picked from its area", async () => {
  const page = await open("/admin/settings");
  const field = page.getByLabel("Nav hover", { exact: true });
  const before = await field.inputValue();
  await page.getByRole("button", { name: "Choose a colour: Nav hover" }).click();
  const picker = page.getByRole("dialog", { name: "Choose a colour: Nav hover" });
  const area = await picker.boundingBox();
  if (!area) throw new Error("the picker is not shown");
  await page.mouse.click(area.x + area.width / 2, area.y + 60);
  await page.keyboard.press("Escape");
  const picked = await field.inputValue();
  expect(picked).not.toBe(before);
  await page.getByRole("button", { name: "Update Site Colors" }).click();
  await expectNotice(page, "Colors updated", "The site colors have been updated successfully.");
  expect((await read("/")).toLowerCase()).toContain(picked.toLowerCase());
  await reload(page);
  expect(await field.inputValue()).toBe(picked);
});

test("by keyboard: a readable colour is taken over", async () => {
  const page = await open("/admin/settings");
  await write(page, "Text secondary", "#222222");
  await page
    .getByText(/Hard to read/)
    .first()
    .waitFor();
  await press(page, /^Use #/);
  const taken = await page.getByLabel("Text secondary", { exact: true }).inputValue();
  expect(taken).not.toBe("#222222");
  await press(page, "Update Site Colors");
  await expectNotice(page, "Colors updated", "The site colors have been updated successfully.");
  expect((await read("/")).toLowerCase()).toContain(`--text-secondary:${taken}`);
  await reload(page);
  expect(await page.getByLabel("Text secondary", { exact: true }).inputValue()).toBe(taken);
});

test("by keyboard: the owner's password is changed, and opens from now on", async () => {
  const page = await open("/admin/settings/access");
  await write(page, "Current password", ownerPassword);
  await write(page, "New password", "a longer password");
  await press(page, "Change Password");
  await expectNotice(page, "Password updated successfully!", "Your own password has been changed.");
  expect(await signInStatus(ownerPassword)).toBe(false);
  expect(await signInStatus("a longer password")).toBe(true);
  await write(page, "Current password", "a longer password");
  await write(page, "New password", ownerPassword);
  await page.keyboard.press("Enter");
  await expect.poll(() => page.getByLabel("Current password").inputValue()).toBe("");
  expect(await signInStatus(ownerPassword)).toBe(true);
});

test("by mouse: a new portfolio password opens projects at once, the old one no longer", async () => {
  const page = await open("/admin/settings/access");
  const panel = page.getByRole("region", { name: "Portfolio Password" });
  await panel.getByLabel("Password", { exact: true }).fill("spring tide");
  await panel.getByRole("button", { name: "Save" }).click();
  await expectNotice(
    page,
    "Password updated successfully!",
    "Portfolio password has been changed.",
  );
  const opens = async (password: string) => {
    const response = await page.request.post(
      `${journey.server.origin}/api/portfolio/validate-password`,
      { headers: { origin: journey.server.origin }, data: { password } },
    );
    return (await response.json()).valid;
  };
  expect(await opens(portfolioPassword)).toBe(false);
  expect(await opens("spring tide")).toBe(true);
  await reload(page);
  expect(await panel.getByLabel("Password", { exact: true }).inputValue()).toBe("spring tide");
});
