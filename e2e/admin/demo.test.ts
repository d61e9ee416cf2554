import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { closeNotice, expectNotice, focusedName, openAsOwner, tabTo } from "../harness/admin.ts";
import { visit } from "../harness/doors.ts";
import { startJourney } from "../harness/journey.ts";

const journey = startJourney();

const question = (page: Page) => page.getByRole("alertdialog");
const read = async (path: string) => (await fetch(journey.server.origin + path)).text();
const panel = (page: Page) => page.getByRole("region", { name: "Demo Portfolio" });

test("the demo is removed by one button after a question, and brought back by one", async () => {
  const page = await openAsOwner(journey, "/admin/settings/site");
  await panel(page).getByRole("button", { name: "Remove demo" }).click();
  await question(page).getByText("“Passage”").waitFor();
  await question(page).getByText("For thirty days you can bring the demo back.").waitFor();
  expect(await question(page).getByRole("button").last().textContent()).toBe("Remove demo");
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await question(page).getByRole("button", { name: "Cancel" }).click();
  await question(page).waitFor({ state: "detached" });
  expect(await read("/")).toContain("Ilse Maravel");

  await panel(page).getByRole("button", { name: "Remove demo" }).click();
  await question(page).getByRole("button", { name: "Remove demo" }).click();
  await expectNotice(page, "Demo removed", "For thirty days you can bring it back.");
  await panel(page).getByText("You removed the demo.", { exact: false }).waitFor();
  expect(await panel(page).getByRole("button", { name: "Remove demo" }).count()).toBe(0);
  expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("");
  for (const path of ["/", "/work", "/about", "/connect", "/sitemap.xml"]) {
    expect(await read(path), path).not.toMatch(/Ilse|Passage|passage|Sandhaven/);
  }
  await visit(page, "/admin");
  await page.getByText("No projects yet").waitFor();

  await visit(page, "/admin/settings/site");
  await closeNotice(page);
  await tabTo(page, "Bring the demo back");
  await page.keyboard.press("Enter");
  await expectNotice(page, "The demo is back", "What you wrote since stays.");
  await panel(page).getByRole("button", { name: "Remove demo" }).waitFor();
  expect(await read("/")).toContain("Ilse Maravel");
  expect(await read("/about")).toContain("Captain Runa Eide");
});

test("the search of the admin area leads to the question", { tags: "matrix" }, async () => {
  const page = await openAsOwner(journey, "/admin");
  await page.keyboard.press("ControlOrMeta+k");
  const field = page.getByRole("dialog").getByRole("combobox");
  await field.waitFor();
  await field.fill("remove demo");
  const found = page.getByRole("dialog").getByRole("option");
  await found.first().getByText("Remove demo").waitFor();
  await page.keyboard.press("Enter");
  await question(page).getByText("“Passage”").waitFor();
  await question(page).getByRole("button", { name: "Cancel" }).click();
  await question(page).waitFor({ state: "detached" });
});

test("by keyboard: the question begins at the button that does nothing", {
  tags: "matrix",
}, async () => {
  const page = await openAsOwner(journey, "/admin/settings/site");
  await tabTo(page, "Remove demo");
  await page.keyboard.press("Enter");
  await question(page).waitFor();
  await expect.poll(() => focusedName(page)).toBe("Cancel");
  await page.keyboard.press("Enter");
  await question(page).waitFor({ state: "detached" });
  await expect.poll(() => focusedName(page)).toBe("Remove demo");
  expect(await read("/")).toContain("Ilse Maravel");
});
