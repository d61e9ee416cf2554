import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { hydrated, startJourney } from "../harness/journey.ts";

const journey = startJourney({ content: "empty" });

test("without projects the work page says so", async () => {
  const page = await journey.open("/work");
  await hydrated(page);
  expect(await page.getByText("No work images available yet.", { exact: true }).count()).toBe(1);
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

test("without content the about page shows its fallbacks", { tags: "matrix" }, async () => {
  const page = await journey.open("/about");
  await hydrated(page);
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(
    "Leading the design of human-to-AI product experiences.",
  );
  expect(await page.locator("main").innerText()).toContain("from startups to large companies");
  expect(await page.getByText("No collaborator tabs found.", { exact: true }).count()).toBe(1);
  expect(await page.getByRole("link", { name: /LinkedIn/ }).count()).toBe(0);
  expect(await findAccessibilityProblems(page)).toEqual([]);
});
