/** @module-tag matrix */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNotice, openAsOwner } from "../harness/admin.ts";
import { startJourney } from "../harness/journey.ts";

const journey = startJourney();

const shapes = (page: Page) =>
  page.locator(".work-tile-picture").evaluateAll((tiles) =>
    tiles.map((tile) => {
      const { width, height } = tile.getBoundingClientRect();
      return Math.round((height / width) * 100);
    }),
  );

test("the owner has the pictures of the Work page cut to squares, and pages fill large screens", async () => {
  const before = await journey.open("/work");
  expect(new Set(await shapes(before)).size).toBeGreaterThan(2);
  const owner = await openAsOwner(journey, "/admin/settings");
  const panel = owner.getByRole("region", { name: "Look", exact: true });
  await panel.getByRole("checkbox", { name: "Square pictures on the Work page" }).check();
  await panel.getByRole("checkbox", { name: "Grow on large screens" }).check();
  await panel.getByRole("button", { name: "Save Look" }).click();
  await expectNotice(owner, "Look updated", "Every page looks like this now.");
  const after = await journey.open("/work");
  expect(new Set(await shapes(after))).toEqual(new Set([100]));
  const wide = await journey.open("/", { viewport: { width: 1920, height: 1080 } });
  expect((await wide.locator(".site-header > *").boundingBox())?.width).toBe(1760);
});
