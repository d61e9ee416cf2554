/** @module-tag matrix */

import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { openDatabase } from "../../api/database/client.ts";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { expectNotice, focusedName, openAsOwner, tabTo } from "../harness/admin.ts";
import { hydrated, startJourney } from "../harness/journey.ts";

// Taking the protection off a project makes public what only those with the password saw.
const journey = startJourney();
const visitor = async () => (await fetch(`${journey.server.origin}/project/passage`)).text();
const toggle = (page: Page) =>
  page
    .getByRole("article", { name: "Passage", exact: true })
    .getByRole("switch", { name: "Password protection" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Before this goes public" });
const updated = "Password protection updated successfully!";
const gate = "This project is password protected";

/** Of a picture that this project alone does not show yet. */
let picturePath = "";
beforeEach(async () => {
  const database = await openDatabase(`file:${join(journey.folder, "vitrine.db")}`);
  await database.mediaAsset.updateMany({ data: { altText: "" } });
  const { path } = await database.mediaAsset.findFirstOrThrow({
    where: { kind: "image", path: { contains: "hearten" } },
  });
  picturePath = path;
  await database.$disconnect();
});

/** The list of projects, in which this one is protected. */
async function open(): Promise<Page> {
  const { origin } = journey.server;
  return openAsOwner(journey, "/admin", {
    viewport: { width: 1440, height: 900 },
    prepare: (page) =>
      page.request.put(`${origin}/api/projects/1`, {
        headers: { origin },
        data: {
          isPasswordProtected: true,
          roleContent: JSON.stringify([{ type: "hero-image", imageSrc: picturePath }]),
        },
      }),
  });
}

test("by mouse: the owner is told what pictures lack, keeps the protection, or takes it off anyway", async () => {
  const page = await open();
  expect(await visitor()).toContain(gate);
  await toggle(page).click();
  await dialog(page)
    .getByText("This picture has no description for those who do not see it.")
    .first()
    .waitFor();
  await dialog(page).getByText("browsers that have a file already may still show it").waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  expect(await toggle(page).isChecked()).toBe(true);
  await dialog(page).getByRole("button", { name: "Keep protected" }).click();
  await dialog(page).waitFor({ state: "detached" });
  expect(await toggle(page).isChecked()).toBe(true);
  expect(await visitor()).toContain(gate);

  await toggle(page).click();
  await dialog(page).getByRole("button", { name: "Unprotect anyway" }).click();
  await expectNotice(page, updated);
  await dialog(page).waitFor({ state: "detached" });
  expect(await toggle(page).isChecked()).toBe(false);
  expect(await visitor()).not.toContain(gate);
  await page.reload();
  await hydrated(page);
  expect(await toggle(page).isChecked()).toBe(false);
});

test("by keyboard: a description is written, Escape keeps the protection, going ahead takes it off", {
  tags: "matrix",
}, async () => {
  const page = await open();
  await toggle(page).focus();
  await page.keyboard.press("Space");
  await dialog(page).waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  expect(await toggle(page).isChecked()).toBe(true);
  await expect.poll(() => focusedName(page)).toBe("Password protection");

  await page.keyboard.press("Space");
  await dialog(page).waitFor();
  await tabTo(page, "Description");
  await page.keyboard.type("The first picture");
  await tabTo(page, "Unprotect");
  await page.keyboard.press("Enter");
  await expectNotice(page, updated);
  expect(await toggle(page).isChecked()).toBe(false);
  await expect.poll(visitor).toContain("The first picture");
  await page.reload();
  await hydrated(page);
  expect(await toggle(page).isChecked()).toBe(false);
});
