import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { expectNotice, openAsOwner } from "../harness/admin.ts";
import { startJourney } from "../harness/journey.ts";
import { backToList } from "../harness/new-project.ts";

const journey = startJourney({ DEMO_CONTENT: "0" });

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
  expect(await card.getByRole("button", { name: /^Choose/ }).count()).toBe(2);

  await page.getByText("No project is shown on the home page yet.").waitFor();
  await page.getByText("No work images yet.").waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
});
