import { expect, test } from "vitest";
import { findAccessibilityProblems } from "./accessibility.ts";
import { hydrated, startJourney } from "./journey.ts";

const journey = startJourney({ DEMO_CONTENT: "0" });

test("an empty site shows three samples and the way to the admin area", async () => {
  const page = await journey.open("/", { viewport: { width: 1440, height: 900 } });
  await hydrated(page);
  await page.getByText("There are no projects yet.").waitFor();
  expect(
    await page.getByRole("link", { name: "admin area", exact: true }).getAttribute("href"),
  ).toBe("/admin");
  await page.waitForTimeout(1_500);
  const boxes = await Promise.all(
    ["one", "two", "three"].map((word) =>
      page
        .locator(".project-card")
        .filter({ hasText: `Sample project ${word}` })
        .boundingBox(),
    ),
  );
  const full = boxes[0]?.width ?? 0;
  expect(boxes.map((box) => Math.round(((box?.width ?? 0) / full) * 2))).toEqual([2, 1, 1]);
  expect(await findAccessibilityProblems(page)).toEqual([]);
});
