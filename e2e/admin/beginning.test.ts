/** @module-tag matrix */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { expectNotice, focusedName, openAsOwner } from "../harness/admin.ts";
import { hydrated, startJourney } from "../harness/journey.ts";

const journey = startJourney();

const choice = (page: Page) => page.getByRole("region", { name: "How do you want to begin?" });
const setup = (page: Page) => page.getByRole("region", { name: "Make the site yours" });

test("the choice stands beside the list, which works meanwhile", async () => {
  const page = await openAsOwner(journey, "/admin");
  await choice(page).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
  expect(await page.getByRole("article").count()).toBe(6);
  const toggle = page.getByRole("article", { name: "Hearten" }).getByRole("switch");
  await toggle.click();
  await expectNotice(
    page,
    "Password protection updated successfully!",
    "Browsers that have a file of it already may still show it.",
  );
  await choice(page).waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

test("to keep the demo is one press; the list of what is to do stays until it is finished", {
  tags: "matrix",
}, async () => {
  const page = await openAsOwner(journey, "/admin");
  await choice(page).getByRole("button", { name: "Keep the demo to look around" }).click();
  await setup(page).waitFor();
  await expect.poll(() => focusedName(page)).toBe("Make the site yours");
  expect(await choice(page).count()).toBe(0);
  expect(await page.getByRole("article").count()).toBe(6);
  await setup(page).getByText("0 of 7 done.").waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);

  await setup(page).getByRole("button", { name: "Remove demo" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByText("“Passage”").waitFor();
  expect(await question.getByRole("button").last().textContent()).toBe("Remove demo");
  await question.getByRole("button", { name: "Remove demo" }).click();
  await page.getByText("No projects yet").waitFor();
  await setup(page).getByRole("button", { name: "Bring the demo back" }).click();
  await page.getByRole("article", { name: "Passage" }).waitFor();
  expect(await page.getByRole("article").count()).toBe(6);

  await setup(page).getByRole("button", { name: "Finish the set-up" }).click();
  await setup(page).waitFor({ state: "detached" });
  await page.reload();
  await hydrated(page);
  await page.getByRole("article", { name: "Passage" }).waitFor();
  expect((await setup(page).count()) + (await choice(page).count())).toBe(0);
});
