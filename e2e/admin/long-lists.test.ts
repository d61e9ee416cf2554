/** @module-tag matrix */

import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "../../api/database/client.ts";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { closeNotice, expectNotice, openAsOwner } from "../harness/admin.ts";
import { startJourney } from "../harness/journey.ts";

const journey = startJourney();
let database: Database;

beforeAll(async () => {
  database = await openDatabase(`file:${join(journey.folder, "vitrine.db")}`);
});
afterAll(() => database.$disconnect());

const numbered = <Item>(count: number, make: (number: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index + 1));

const showMore = (page: Page) => page.getByRole("button", { name: "Show more" });

/** Presses until there is no more. */
async function showAll(page: Page): Promise<void> {
  while (await showMore(page).isVisible()) {
    const shown = await page.getByRole("status").filter({ hasText: " of " }).innerText();
    await showMore(page).press("Enter");
    await page.getByText(shown, { exact: true }).waitFor({ state: "detached" });
  }
}

test("a trash of many projects comes in parts; what is restored leaves no gap", async () => {
  const deletedAt = Date.now();
  await database.project.createMany({
    data: numbered(125, (number) => ({
      name: `Old ${number}`,
      slug: `old-${number}`,
      deletedAt: new Date(deletedAt - number * 1_000),
    })),
  });
  const page = await openAsOwner(journey, "/admin");
  await page.getByRole("button", { name: "Trash" }).click();
  const trash = page.getByRole("dialog", { name: "Trash" });
  await trash.getByText("30 of 125 projects").waitFor();
  // What follows is asked for from the last one, which is gone by then.
  await trash.getByRole("button", { name: "Restore Old 30", exact: true }).click();
  await expectNotice(page, "Project restored successfully!");
  await closeNotice(page);
  await trash.getByText("30 of 124 projects").waitFor();
  await showAll(page);
  await trash.getByText("All 124 projects").waitFor();
  expect(await trash.getByRole("listitem").count()).toBe(124);
  await trash.getByText("/old-125 ·").waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  expect(await focused()).toBe("All 124 projects");
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

test("all of many projects can be shown on the dashboard", async () => {
  await database.project.createMany({
    data: numbered(110, (number) => ({
      name: `Project ${number}`,
      slug: `project-${number}`,
      homeOrder: 1_000 + number,
    })),
  });
  const count = await database.project.count({ where: { deletedAt: null } });
  const page = await openAsOwner(journey, "/admin");
  await page.getByText(`24 of ${count} projects`).waitFor();
  await showAll(page);
  await page.getByText(`All ${count} projects`).waitFor();
  await page.getByRole("heading", { name: "Project 110", exact: true }).waitFor();
});

test("all of many tabs and quotes are listed, the last ones included", async () => {
  const words = { contentHeading: "Heading", contentText: "<p>Words</p>" };
  await database.aboutTab.createMany({
    data: numbered(105, (number) => ({
      name: `Circle ${number}`,
      slug: `circle-${number}`,
      displayOrder: 100 + number,
      ...words,
    })),
  });
  const tab = await database.aboutTab.findFirstOrThrow({ where: { slug: "circle-105" } });
  await database.quote.createMany({
    data: numbered(105, (number) => ({
      tabId: tab.id,
      quote: "A joy.",
      authorName: `Author ${number}`,
      authorTitle: "Lead",
      authorCompany: "Fennimore",
      displayOrder: number,
    })),
  });
  const page = await openAsOwner(journey, "/admin/about");
  await page.getByRole("tab", { name: "Collaborators" }).click();
  const tabs = page.getByRole("grid", { name: "Collaborator tabs" });
  await tabs.getByRole("row", { name: "Circle 105" }).click();
  const quotes = page.getByRole("grid", { name: "Quotes in Circle 105" });
  expect(await quotes.getByRole("row").count()).toBe(105);
  await quotes.getByRole("row", { name: "Author 105" }).waitFor();
  // A new one stands behind all of them.
  await page.getByRole("button", { name: "Add Quote" }).click();
  expect(await page.getByLabel("Display order").inputValue()).toBe("105");
});
