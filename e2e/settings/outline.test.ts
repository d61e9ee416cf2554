/** @module-tag matrix */

import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { focusedName, openAsOwner } from "../harness/admin.ts";
import { startJourney } from "../harness/journey.ts";

const journey = startJourney();

test("on a phone a tap leads to a panel, at its heading, and back leads to the list", async () => {
  const viewport = { width: 390, height: 844 };
  const page = await openAsOwner(journey, "/admin/settings/site", { viewport, hasTouch: true });
  const parts = page.getByRole("navigation", { name: "Parts of this page" });
  expect(await findAccessibilityProblems(page)).toEqual([]);
  const link = parts.getByRole("link", { name: "Redirects", exact: true });
  await link.tap();
  // Not its first field: the keys of the phone would come up over it.
  await expect.poll(() => focusedName(page)).toBe("Redirects");
  const heading = page.getByRole("heading", { name: "Redirects", exact: true });
  const bar = await page.getByRole("banner").boundingBox();
  const box = await heading.boundingBox();
  expect(box?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  expect(box?.y).toBeLessThan(200);
  await page.goBack();
  await expect.poll(async () => (await link.boundingBox())?.y ?? 0).toBeGreaterThan(0);
});
