/** @module-tag matrix */

import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { closeNotice, expectNotice } from "../harness/admin.ts";
import { startJourney } from "../harness/journey.ts";
import { editNewProject } from "../harness/new-project.ts";

const journey = startJourney();

const leadsTo = async (path: string) => {
  const { status, headers } = await fetch(journey.server.origin + path, { redirect: "manual" });
  return status === 301 ? headers.get("location") : status;
};

test("a new address says what becomes of the old one, which is listed, freed and kept", async () => {
  const { page, slug } = await editNewProject(journey);
  const field = page.getByLabel("Slug", { exact: true });
  await field.fill("strait");
  await page.getByText(`Once you save, /project/${slug} leads to the new address`).waitFor();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectNotice(page, "Success", "Project updated successfully");
  await closeNotice(page);
  const former = page.getByRole("list", { name: "Former addresses" });
  await former.getByText(`/project/${slug} leads here, too.`).waitFor();
  expect(await leadsTo(`/project/${slug}`)).toMatch(/\/project\/strait$/);
  expect(await findAccessibilityProblems(page)).toEqual([]);

  await former.getByRole("button", { name: `Free /project/${slug}` }).click();
  await former.getByText(`/project/${slug} leads nowhere now.`).waitFor();
  expect(await leadsTo(`/project/${slug}`)).toBe(404);
  await former.getByRole("button", { name: `Keep /project/${slug}` }).click();
  await former.getByText(`/project/${slug} leads here, too.`).waitFor();
  expect(await leadsTo(`/project/${slug}`)).toMatch(/\/project\/strait$/);
});

test("an address that another project had is said to take its links", {
  tags: "matrix",
}, async () => {
  const moved = await editNewProject(journey);
  await moved.page.getByLabel("Slug", { exact: true }).fill(`${moved.slug}-moved`);
  await moved.page.getByRole("button", { name: "Save Changes" }).click();
  await expectNotice(moved.page, "Success", "Project updated successfully");
  const { page } = await editNewProject(journey);
  await page.getByLabel("Slug", { exact: true }).fill(moved.slug);
  await page.getByText(`“${moved.name}” was at /project/${moved.slug} before`).waitFor();
});
