/** @module-tag matrix */

import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { expectNotice, openAsOwner } from "../harness/admin.ts";
import { startJourney } from "../harness/journey.ts";
import { backToList } from "../harness/new-project.ts";

const journey = startJourney({ content: "empty" });

test("an empty site offers the first step, and the first project stands there at once", async () => {
  const page = await openAsOwner(journey, "/admin");
  await page.getByRole("heading", { name: "No projects yet" }).waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "Create your first project" }).click();
  await page.getByLabel("Project Name").fill("First Light");
  await page.keyboard.press("Enter");
  await expectNotice(page, "Project created successfully!");
  await backToList(page);
  const card = page.getByRole("article", { name: "First Light" });
  await card.getByText("/first-light").waitFor();
  expect(await card.getByRole("button", { name: /^Choose .+ image$/ }).count()).toBe(2);

  await page.getByText("No project is shown on the home page yet.").waitFor();
  await page.getByText("No work images yet.").waitFor();
  const heightOf = async (name: string) =>
    (await page.getByRole("grid", { name }).boundingBox())?.height;
  expect(await heightOf("Home order")).toBeLessThanOrEqual(160);
  expect(await heightOf("Work order")).toBeLessThanOrEqual(160);
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

test("an order list is as tall as what is in it, up to where it scrolls", {
  tags: "matrix",
}, async () => {
  const { origin } = journey.server;
  for (const width of [390, 1440]) {
    const page = await openAsOwner(journey, "/admin", {
      viewport: { width, height: 900 },
      prepare: async ({ request }) => {
        const data = { name: `At ${width}`, slug: `at-${width}`, showOnHome: true };
        const sent = await request.post(`${origin}/api/projects`, { headers: { origin }, data });
        expect(sent.ok()).toBe(true);
      },
    });
    await page.getByRole("heading", { name: "Project Order Management" }).scrollIntoViewIfNeeded();
    const list = page.getByRole("grid", { name: "Home order" });
    await list.getByRole("row", { name: `At ${width}` }).waitFor();
    const { rows, hidden } = await list.evaluate((element) => ({
      rows: element.querySelectorAll("[role=row]").length,
      hidden: element.scrollHeight - element.clientHeight,
    }));
    expect(hidden).toBeLessThanOrEqual(1);
    expect((await list.boundingBox())?.height).toBeLessThanOrEqual(60 * rows + 8);
  }
});
