/** @module-tag matrix */

import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { expectNotice, focusedName, openAsOwner } from "../harness/admin.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { backToList } from "../harness/new-project.ts";

const journey = startJourney();

const choice = (page: Page) => page.getByRole("region", { name: "How do you want to begin?" });
const setup = (page: Page) => page.getByRole("region", { name: "Make the site yours" });
const read = async (path: string) => (await fetch(journey.server.origin + path)).text();

test("start with my own: one way through name, portrait, colors and project, left and taken up again", async () => {
  const page = await openAsOwner(journey, "/admin");
  await choice(page).getByRole("button", { name: "Start with my own" }).click();
  await expectNotice(page, "Demo removed", "For thirty days you can bring it back.");
  await page.getByText("No projects yet").waitFor();
  await expect.poll(() => focusedName(page)).toBe("Make the site yours");
  expect(await read("/")).not.toContain("Ilse");

  await setup(page)
    .getByText(/^Once you finish the set-up, this list goes\./)
    .waitFor();
  await setup(page).getByRole("button", { name: "Begin" }).click();
  await expect.poll(() => focusedName(page)).toBe("Name");
  await page.keyboard.type("Ada Byron");
  await setup(page).getByRole("button", { name: "Skip without saving" }).waitFor();
  await setup(page).getByLabel("Tagline").fill("Engines that think");
  await setup(page).getByRole("button", { name: "Save and continue" }).click();
  await setup(page).getByText("Portrait 2 of 4").waitFor();
  await expect.poll(() => focusedName(page)).toBe("Upload");
  expect(await read("/")).toContain("Engines that think");
  expect(await findAccessibilityProblems(page)).toEqual([]);

  await page.reload();
  await hydrated(page);
  await setup(page).getByText("Portrait 2 of 4").waitFor();
  await setup(page).getByRole("button", { name: "Continue later" }).click();
  await setup(page).getByText("2 of 7 done.").waitFor();
  await setup(page).getByRole("button", { name: "Continue" }).click();
  const buffer = await sharp({
    create: { width: 64, height: 80, channels: 3, background: "#a06040" },
  })
    .png()
    .toBuffer();
  await setup(page)
    .locator('input[type="file"]')
    .setInputFiles({ name: "me.png", mimeType: "image/png", buffer });
  await setup(page).getByRole("button", { name: "Save and continue" }).click();

  await setup(page).getByText("Colors 3 of 4").waitFor();
  await setup(page).getByRole("textbox", { name: "Nav hover" }).fill("#ffd400");
  await setup(page).getByRole("button", { name: "Update Site Colors" }).click();
  await setup(page).getByText("First project 4 of 4").waitFor();
  await expect.poll(() => focusedName(page)).toBe("Project Name");
  await page.keyboard.type("Engine");
  await setup(page).getByRole("button", { name: "Create Project" }).click();
  await backToList(page);

  await setup(page).getByText("5 of 7 done.").waitFor();
  await setup(page).getByRole("link", { name: "A few words about you" }).click();
  await expect.poll(() => focusedName(page)).toBe("Main paragraph");
  await page.keyboard.type("I write programs for engines.");
  await page.getByRole("button", { name: /^Save/ }).click();
  await expectNotice(page, "About content updated successfully!");
  await page.getByRole("tab", { name: "Projects" }).click();
  await setup(page).getByText("6 of 7 done.").waitFor();
  await setup(page).getByRole("link", { name: "A project that visitors find" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Publish/ })
    .click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Back to Admin" }).click();
  await setup(page).getByText("All of it is done.").waitFor();
  expect(await read("/project/engine")).toContain("Engine");
});

test("each line leads to its field, which has the focus", { tags: "matrix" }, async () => {
  const page = await openAsOwner(journey, "/admin");
  for (const [line, field] of [
    ["Your name", "Name"],
    ["A headline for the home page", "Tagline"],
    ["Your portrait", "Replace"],
    ["Your colors", "Background"],
    ["A few words about you", "Main paragraph"],
  ] as const) {
    await setup(page).getByRole("link", { name: line }).click();
    await expect.poll(() => focusedName(page), { message: line }).toBe(field);
    await page.goBack();
    await setup(page).waitFor();
  }
  await setup(page).getByRole("link", { name: "Your first project" }).click();
  await page.getByRole("dialog", { name: "Create Project" }).waitFor();
});

test("on a phone, buttons that do not fit in a line stand below each other, their words at one edge", {
  tags: "matrix",
}, async () => {
  const page = await openAsOwner(journey, "/admin?setup=identity", {
    viewport: { width: 390, height: 844 },
  });
  await setup(page).getByLabel("Name").fill("Ada");
  const buttons = setup(page).getByRole("button", { name: / continue$| without saving$/ });
  await expect.poll(() => buttons.count()).toBe(3);
  const edges = await buttons.evaluateAll((found) =>
    found.map((button) => {
      const { paddingInlineStart, backgroundColor } = getComputedStyle(button);
      const { left } = button.getBoundingClientRect();
      const isFilled = backgroundColor !== "rgba(0, 0, 0, 0)";
      return Math.round(isFilled ? left : left + Number.parseFloat(paddingInlineStart));
    }),
  );
  // A border's width apart at most.
  expect(Math.max(...edges) - Math.min(...edges)).toBeLessThanOrEqual(2);
});
