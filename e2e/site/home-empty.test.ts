import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { openAsOwner } from "../harness/admin.ts";
import { finishAnimations } from "../harness/animations.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { backToList, choosePublic } from "../harness/new-project.ts";
import { ownerPassword } from "../harness/server.ts";

const journey = startJourney({ content: "empty" });

test("an empty site shows three samples and the way to the admin area", async () => {
  const page = await journey.open("/", { viewport: { width: 1440, height: 900 } });
  await hydrated(page);
  await page.getByText("There are no projects yet.").waitFor();
  expect(
    await page.getByRole("link", { name: "admin area", exact: true }).getAttribute("href"),
  ).toBe("/admin");
  await finishAnimations(page);
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

test("the way to the admin area that an empty site names leads past the password into it", {
  tags: "matrix",
}, async () => {
  const page = await journey.open("/");
  await hydrated(page);
  await page.getByRole("link", { name: "admin area", exact: true }).click();
  await page.getByRole("dialog").getByLabel("Password", { exact: true }).fill(ownerPassword);
  await page.keyboard.press("Enter");
  await page.getByText("No projects yet").waitFor();
});

test("after the first project, created by clicks, the home page does not say that there is none", {
  tags: "matrix",
}, async () => {
  const page = await openAsOwner(journey, "/admin");
  const site = page.getByRole("link", { name: /view the site/ });
  await site.click();
  await page.getByText("There are no projects yet.").waitFor();
  await page.getByRole("link", { name: "admin area", exact: true }).click();
  await hydrated(page);
  await page.getByRole("button", { name: "Create Project" }).first().click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Project Name").fill("Orrery");
  await choosePublic(form);
  await form.getByRole("button", { name: "Create Project" }).click();
  await form.waitFor({ state: "detached" });
  await backToList(page);
  await site.click();
  await page.getByText("No project is on the home page yet.").waitFor();
  expect(await page.getByText("There are no projects yet.").count()).toBe(0);
});
