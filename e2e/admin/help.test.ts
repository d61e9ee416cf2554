/** @module-tag matrix */

import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { focusedName, openAsOwner } from "../harness/admin.ts";
import { sampleOf } from "../harness/combinations.ts";
import { startJourney } from "../harness/journey.ts";

const journey = startJourney();

test("the guide is a press away, leads to what it speaks of, and is found by its words", async () => {
  const page = await openAsOwner(journey, "/admin/messages");
  await page.getByRole("link", { name: "Help", exact: true }).click();
  await page.getByRole("heading", { name: "First steps", level: 1 }).waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.getByRole("link", { name: "your name and tagline" }).click();
  await expect.poll(() => focusedName(page)).toBe("Name");

  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox", { name: /^Search/ }).waitFor();
  await page.keyboard.type("outgoing mail");
  const option = page.getByRole("option", { name: "Settings Help" });
  await option.waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Messages by mail" }).waitFor();
  await page.getByRole("link", { name: "Backups" }).last().click();
  await page.getByRole("heading", { name: "Backups", level: 1 }).waitFor();
  expect(
    await page.getByRole("link", { name: "Backups" }).first().getAttribute("aria-current"),
  ).toBe("page");
});

test.each(sampleOf([390, 1440], 1))(
  "at %i pixels nothing of the guide is cut off",
  async (width) => {
    const page = await openAsOwner(journey, "/admin/help/backups", {
      viewport: { width, height: 900 },
    });
    await page.getByRole("heading", { name: "Backups", level: 1 }).waitFor();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth),
    ).toBe(false);
  },
);
