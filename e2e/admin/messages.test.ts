import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Database, openDatabase } from "../../api/database/client.ts";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { expectNotice, openAsOwner } from "../harness/admin.ts";
import { hydrated, startJourney } from "../harness/journey.ts";

const journey = startJourney();

let database: Database;
beforeEach(async () => {
  database = await openDatabase(`file:${join(journey.folder, "vitrine.db")}`);
  await database.contactMessage.deleteMany();
});
afterEach(() => database.$disconnect());

/** Adds messages to the database, one minute apart. The first message is the newest. */
async function receive(...names: string[]): Promise<void> {
  await database.contactMessage.createMany({
    data: names.map((name, index) => ({
      name,
      email: "odile@example.com",
      company: "Port of Sandhaven",
      message: `Good day. This is ${name}.\n\nMay we talk about tides?`,
      createdAt: new Date(Date.UTC(2026, 0, 31, 12) - index * 60_000),
    })),
  });
}

const open = () =>
  openAsOwner(journey, "/admin/messages", { viewport: { width: 1440, height: 900 } });
const row = (page: Page, name: string) => page.getByRole("option", { name });
const message = (page: Page, name: string) =>
  page.getByRole("article", { name: `Message from ${name}` });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");
const count = async (page: Page) =>
  (await page.getByRole("tab", { name: /^Messages/ }).innerText()).replace(/\s+/g, " ");

test("opening reads a message, the count follows, replying writes to its writer, archiving puts it away and back; on a phone it takes the place of the list", async () => {
  await receive("Odile", "Bram");
  const page = await open();
  expect(await count(page)).toBe("Messages 2 unread");
  await row(page, "Odile").click();
  await message(page, "Odile").waitFor();
  await expect.poll(() => count(page)).toBe("Messages 1 unread");
  expect(await findAccessibilityProblems(page)).toEqual([]);

  const reply = await message(page, "Odile")
    .getByRole("link", { name: "Reply" })
    .getAttribute("href");
  const address = new URL(reply ?? "");
  expect(`${address.protocol}${address.pathname}`).toBe("mailto:odile@example.com");
  expect(address.searchParams.get("body")).toContain("> May we talk about tides?");
  await page.getByRole("button", { name: "Mark as Unread" }).click();
  await expect.poll(() => count(page)).toBe("Messages 2 unread");

  await page.getByRole("button", { name: "Archive", exact: true }).click();
  await expectNotice(page, "Message archived");
  await row(page, "Odile").waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).toContain("This is Bram");
  await page.getByRole("tab", { name: "Archive" }).click();
  await row(page, "Odile").click();
  await page.getByRole("button", { name: "Move to Inbox" }).click();
  await expectNotice(page, "Message moved to the inbox");
  await page.getByText("Nothing in the archive").waitFor();
  await expect.poll(() => focused(page)).toBe("Messages");
  await page.getByRole("tab", { name: "Inbox" }).click();
  await row(page, "Odile").waitFor();

  // On a phone, the message replaces the list, shows the state of its notification mail, and has a
  // link back to the list.
  const { id } = await database.contactMessage.findFirstOrThrow({ where: { name: "Odile" } });
  await database.outgoingMail.create({
    data: { messageId: id, mailId: "<one@example.org>", state: "waiting", attempts: 3 },
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await hydrated(page);
  await row(page, "Odile").click();
  await message(page, "Odile").getByText("Notification: waiting, tried 3 times").waitFor();
  await expect.poll(() => focused(page)).toContain("May we talk about tides?");
  expect(await row(page, "Bram").isVisible()).toBe(false);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.getByRole("button", { name: /All messages/ }).click();
  await expect.poll(() => focused(page)).toContain("This is Odile");
  await row(page, "Bram").click();
  await message(page, "Bram").waitFor();
  expect(await message(page, "Bram").getByText("Notification").count()).toBe(0);

  await page.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete this message?" });
  await question.getByRole("button", { name: "Delete" }).click();
  await expectNotice(page, "Message deleted");
  await row(page, "Odile").waitFor();
  expect(await database.contactMessage.count()).toBe(1);
});

test("an inbox of many comes in parts, and follows what others do", async () => {
  await receive(...Array.from({ length: 31 }, (_, index) => `Visitor ${index + 1}`));
  const page = await open();
  const options = page.getByRole("option");
  expect(await options.count()).toBe(30);
  await options.filter({ hasText: "This is Visitor 2." }).click();
  await expect.poll(() => count(page)).toBe("Messages 30 unread");
  await database.contactMessage.deleteMany({ where: { name: "Visitor 3" } });
  await receive("Late");
  // After a message is archived, the list is filled up with the message that came in meanwhile.
  await page.getByRole("button", { name: "Archive", exact: true }).click();
  await row(page, "Late").waitFor();
  await expect.poll(() => count(page)).toBe("Messages 30 unread");

  // A change of a deleted message is refused, and the list is updated.
  await row(page, "Late").click();
  await message(page, "Late").waitFor();
  await expect.poll(() => count(page)).toBe("Messages 29 unread");
  // Deletes the message while the request is under way. If it were deleted earlier, the list, which
  // is read after each response, would not show it any more.
  await page.route("**/graphql", async (route) => {
    if (route.request().postData()?.includes('"isRead":false')) {
      await database.contactMessage.deleteMany({ where: { name: "Late" } });
    }
    await route.continue();
  });
  await page.getByRole("button", { name: "Mark as Unread" }).click();
  await page.getByRole("alert").filter({ hasText: "Failed to update the message." }).waitFor();
  await row(page, "Late").waitFor({ state: "detached" });
});
