/** @module-tag matrix */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { openAsOwner } from "../harness/admin.ts";
import { visit } from "../harness/doors.ts";
import { startJourney } from "../harness/journey.ts";
import { makeLink } from "../harness/make-link.ts";
import { person } from "../harness/person.ts";

const journey = startJourney({ ownServer: true });

/** Opens the list of links again until it says something: receipts are written every five seconds. */
async function expectInList(page: Page, words: string) {
  await expect
    .poll(
      async () => {
        await visit(page, "/admin/library");
        await visit(page, "/admin/links");
        await page.getByRole("button", { name: "New Link" }).waitFor();
        return page.getByRole("listitem").filter({ hasText: "Ana Ruiz" }).innerText();
      },
      { timeout: 45_000, interval: 1_000 },
    )
    .toContain(words);
}

test("a reader reads, the owner sees what, and then that this reader does not share it", async () => {
  const page = await openAsOwner(journey, "/admin/links");
  const path = await makeLink(page, { recipient: "Ana Ruiz", projects: ["Passage", "Hearten"] });
  await page.getByText("Not read yet").waitFor();

  const told: string[] = [];
  // What a scanner of mail does: it opens the page in a browser, touches nothing, and is gone.
  const scanner = await journey.open(path, person(told));
  await scanner.getByText("The sender can see what you read.").waitFor();
  await scanner.waitForTimeout(5_000);
  await scanner.goto("about:blank");
  expect(told).toEqual([]);

  const reader = await journey.open(path, person(told));
  await reader.getByText("The sender can see what you read.").waitFor();
  await reader.mouse.move(200, 200);
  await reader.mouse.move(220, 210);
  await expect.poll(() => told.length, { timeout: 15_000 }).toBeGreaterThan(0);
  await reader.getByRole("link", { name: "Passage" }).first().click();
  await reader.getByRole("heading", { level: 1, name: "Passage" }).waitFor();
  await expect
    .poll(() => told.some((text) => text.includes("/project/passage")), { timeout: 15_000 })
    .toBe(true);
  await expectInList(page, "Read today, 1 of 2 projects, less than a minute");
  await page.getByRole("button", { name: "What was read by the link for Ana Ruiz" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("row", { name: /Passage.*1/ }).waitFor();
  await dialog.getByText("Desktop: 2").waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => dialog.count()).toBe(0);

  await reader.getByRole("button", { name: "Do not share it" }).click();
  await reader.getByText("The sender cannot see what you read.").waitFor();
  expect(new URL(reader.url()).pathname).toBe("/project/passage");
  expect(await findAccessibilityProblems(reader)).toEqual([]);
  expect(await reader.locator("script[data-visits]").count()).toBe(0);
  await expectInList(page, "This reader does not share reading");
  // Also where the page is the same for everyone and names the script.
  await reader.getByRole("button", { name: "Leave the link" }).click();
  await expect.poll(() => reader.locator("script[data-visits]").count()).toBe(1);
  const before = told.length;
  await reader.waitForLoadState("networkidle");
  const fetched = await reader.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name),
  );
  expect(fetched.filter((name) => name.includes("reading"))).toEqual([]);
  expect(told.length).toBe(before);
}, 180_000);
