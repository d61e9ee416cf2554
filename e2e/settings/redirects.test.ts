/** @module-tag matrix */

import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { expectNotice, openAsOwner } from "../harness/admin.ts";
import { startJourney } from "../harness/journey.ts";

const journey = startJourney();

/** Where an address of the site leads. */
async function destinationOf(address: string): Promise<string | null> {
  const response = await fetch(journey.server.origin + address, { redirect: "manual" });
  return response.headers.get("location");
}

test("an old address is made to lead to a project, and back to nowhere", async () => {
  const page = await openAsOwner(journey, "/admin");
  await page.getByRole("tab", { name: "Settings" }).click();
  await page.getByRole("link", { name: "Site", exact: true }).click();
  const panel = page.getByRole("region", { name: "Redirects" });
  const add = panel.getByRole("button", { name: "Add Redirect" });

  await panel.getByLabel("Old address").fill("/about");
  await panel.getByLabel("Leads to").fill("/project/passage");
  await add.click();
  await panel.getByText("/about is an address of this site").waitFor();
  await panel.getByLabel("Old address").fill("https://old.example/portfolio/passage.html");
  await add.click();
  await expectNotice(page, "Redirect added.");
  await panel.getByRole("listitem").getByText("/portfolio/passage.html").waitFor();
  expect(await panel.getByLabel("Old address").inputValue()).toBe("");
  expect(await destinationOf("/portfolio/passage.html")).toBe("/project/passage");
  expect(await findAccessibilityProblems(page)).toEqual([]);

  await panel.getByLabel("Old address").fill("/portfolio");
  await panel.getByLabel("Leads to").fill("/portfolio/passage.html");
  await panel.getByLabel("Leads to").press("Enter");
  await panel.getByText("leads on itself; enter where it leads to").waitFor();

  await panel.getByRole("button", { name: "Remove the redirect of /portfolio/passage" }).click();
  await expectNotice(page, "Redirect removed.");
  expect(await panel.getByRole("listitem").count()).toBe(0);
  expect(await destinationOf("/portfolio/passage.html")).toBeNull();
});
