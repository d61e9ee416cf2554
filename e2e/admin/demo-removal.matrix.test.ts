import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { closeNotice, expectNotice, focusedName, openAsOwner } from "../harness/admin.ts";
import { startJourney } from "../harness/journey.ts";
import { enterAdmin, visit } from "../harness/navigation.ts";

const choice = (page: Page) => page.getByRole("region", { name: "How do you want to begin?" });
const setup = (page: Page) => page.getByRole("region", { name: "Make the site yours" });
const question = (page: Page) => page.getByRole("alertdialog");
const demoPanel = (page: Page) => page.getByRole("region", { name: "Demo Portfolio" });

const journey = startJourney();

const read = async (path: string) => (await fetch(journey.server.origin + path)).text();

test("the demo is kept beside the list, removed after a question, and brought back", async () => {
  const page = await openAsOwner(journey, "/admin");
  await choice(page).waitFor();
  const { length } = await page.getByRole("article").all();
  await choice(page).getByRole("button", { name: "Keep the demo to look around" }).click();
  await setup(page).getByText("0 of 7 done.").waitFor();
  await expect.poll(() => focusedName(page)).toBe("Make the site yours");
  expect(await choice(page).count()).toBe(0);

  await visit(page, "/admin/settings/site");
  await page.getByRole("button", { name: "Remove demo" }).press("Enter");
  await question(page).getByText("“Passage”").waitFor();
  await question(page).getByText("For thirty days you can bring the demo back.").waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  // The focus is first on the button that changes nothing.
  await expect.poll(() => focusedName(page)).toBe("Cancel");
  await page.keyboard.press("Enter");
  await question(page).waitFor({ state: "detached" });
  await expect.poll(() => focusedName(page)).toBe("Remove demo");
  expect(await read("/")).toContain("Ilse Maravel");

  await page.keyboard.press("Enter");
  await question(page).getByRole("button", { name: "Remove demo" }).click();
  await expectNotice(page, "Demo removed", "For thirty days you can bring it back.");
  await demoPanel(page).getByText("You removed the demo.", { exact: false }).waitFor();
  expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("");
  for (const path of ["/", "/work", "/about", "/connect", "/sitemap.xml"]) {
    expect(await read(path), path).not.toMatch(/Ilse|Passage|passage|Sandhaven/);
  }
  // The page that was open no longer shows the demo either.
  await visit(page, "/");
  // The notes appear together with the page. If they appeared later, they would move the buttons
  // that the owner is about to press.
  expect(await page.getByRole("note").count()).toBe(2);
  await expect.poll(() => page.getByRole("complementary", { name: "Notice" }).count()).toBe(0);
  await enterAdmin(page);
  await page.getByText("No projects yet").waitFor();
  await page.getByRole("button", { name: "Create your first project" }).waitFor();
  await closeNotice(page);
  await setup(page).getByRole("button", { name: "Bring the demo back" }).click();
  await expectNotice(page, "The demo is back", "What you wrote since stays.");
  await page.getByRole("article", { name: "Passage" }).waitFor();
  expect(await page.getByRole("article").count()).toBe(length);
  expect(await read("/")).toContain("Ilse Maravel");
  expect(await read("/about")).toContain("Captain Runa Eide");

  await setup(page).getByRole("button", { name: "Finish the set-up" }).click();
  await setup(page).waitFor({ state: "detached" });
  expect((await setup(page).count()) + (await choice(page).count())).toBe(0);
});
