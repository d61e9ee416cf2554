import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { openAsOwner } from "../harness/admin.ts";
import { eventually } from "../harness/eventually.ts";
import { startJourney } from "../harness/journey.ts";
import { makeLink } from "../harness/make-link.ts";
import { visit } from "../harness/navigation.ts";
import { person } from "../harness/person.ts";

const journey = startJourney({ ownServer: true });

/** Waits until the counts are in the database. The server writes them every five seconds. */
async function expectStored(page: Page, query: string, answer: RegExp): Promise<void> {
  const { origin } = journey.server;
  const ask = () =>
    page.request.post(`${origin}/graphql`, { headers: { origin }, data: { query } });
  await eventually(async () => (await ask()).text()).toMatch(answer);
}

test("a reader reads, the owner sees what, and then that this reader does not share it", {
  tags: "long",
}, async () => {
  const page = await openAsOwner(journey, "/admin/links");
  const path = await makeLink(page, { recipient: "Ana Ruiz", projects: ["Passage", "Hearten"] });
  const inList = page.getByRole("listitem").filter({ hasText: "Ana Ruiz" });
  await inList.getByText("Not read yet").waitFor();
  const receipt =
    "{ shareLinks { edges { node { isReadingShared receipt { namedProjects views } } } } }";

  const told: string[] = [];
  const reader = await journey.open(path, person(told));
  await reader.getByText("The sender can see what you read.").waitFor();
  await reader.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/reading-")),
  );
  // The script of visits waits for a sign of a person, such as a mouse movement, if nobody has read
  // the link before. The test therefore waits until the script has run, and then moves the mouse.
  await reader.evaluate("import(document.querySelector('script[data-visits]').dataset.visits)");
  await reader.mouse.move(200, 200);
  await reader.mouse.move(220, 210, { steps: 5 });
  await eventually(() => told.length).toBeGreaterThan(0);
  await reader.getByRole("link", { name: "Passage" }).first().click();
  await reader.getByRole("heading", { level: 1, name: "Passage" }).waitFor();
  await eventually(() => told.join()).toContain("/project/passage");
  await expectStored(page, receipt, /"namedProjects":1,"views":2/);
  await visit(page, "/admin/library");
  await visit(page, "/admin/links");
  await inList.getByText("Read today, 1 of 2 projects, less than a minute").waitFor();
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
  await expectStored(page, receipt, /"isReadingShared":false/);
  await visit(page, "/admin/library");
  await visit(page, "/admin/links");
  await inList.getByText("This reader does not share reading").waitFor();
});
