/** @module-tag matrix */

import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { openAsOwner } from "../harness/admin.ts";
import { visit } from "../harness/doors.ts";
import { hydrated, startJourney } from "../harness/journey.ts";

const journey = startJourney({ content: "empty" });

const read = async (path: string) => (await fetch(journey.server.origin + path)).text();

const standIns = {
  "/": ["There are no projects yet.", "Sample project one", "more about me"],
  "/work": ["No work images available yet."],
  "/about": [
    "Leading the design of human-to-AI product experiences.",
    "from startups to large companies",
    "Currently leading product design.",
    "No collaborator tabs found.",
  ],
};

async function countStandIns(path: keyof typeof standIns): Promise<number> {
  const html = await read(path);
  return standIns[path].filter((text) => html.includes(text)).length;
}

test("an empty site says what is to come, until its owner has saved that part or is done", async () => {
  expect(await countStandIns("/")).toBe(3);
  expect(await countStandIns("/work")).toBe(1);
  expect(await countStandIns("/about")).toBe(4);

  const page = await openAsOwner(journey, "/admin/about");
  await page.getByLabel("Main paragraph").fill("I draw maps.");
  await page.getByRole("button", { name: /^Save/ }).click();
  await page.getByText("About content updated successfully!").waitFor();
  const about = await read("/about");
  expect(about).toContain("I draw maps.");
  expect(about).not.toContain("Currently leading product design.");
  expect(about).toContain("No collaborator tabs found.");
  expect(await countStandIns("/")).toBe(3);

  await visit(page, "/admin");
  await page.getByRole("button", { name: "Finish the set-up" }).click();
  await page.getByRole("region", { name: "Make the site yours" }).waitFor({ state: "detached" });
  expect(await countStandIns("/")).toBe(0);
  expect(await countStandIns("/work")).toBe(0);
  expect(await read("/about")).not.toMatch(/Collaborators|No collaborator/);

  await page.getByRole("link", { name: /view the site/ }).click();
  await page.getByText("No public project is shown on the home page.").waitFor();
  await page.getByText("The teaser about you has neither words nor a photo.").waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await visit(page, "/work");
  await page.getByText("No public project has work images.").waitFor();
  await visit(page, "/about");
  await page.getByText("There are no collaborator tabs.").waitFor();
  await page.getByText("The current role is empty.").waitFor();
  expect(await page.getByText("The main paragraph is empty.").count()).toBe(0);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.getByRole("note").getByRole("link", { name: "Write it" }).click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("name")))
    .toBe("currentRole");
});

test("visitors see none of the owner's notes", { tags: "matrix" }, async () => {
  for (const path of ["/", "/work", "/about", "/connect"]) {
    const page = await journey.open(path);
    await hydrated(page);
    expect(await page.getByText("only you see this").count(), path).toBe(0);
    expect(await page.locator("main h1").innerText(), path).not.toBe("");
  }
});
