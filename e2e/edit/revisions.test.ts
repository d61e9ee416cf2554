import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { openAsOwner } from "../harness/admin.ts";
import { hydrated, startJourney } from "../harness/journey.ts";

const journey = startJourney();
const polling = { timeout: 20_000 };
const open = (id: number, options = {}) => openAsOwner(journey, `/admin/edit/${id}`, options);
const card = (page: Page) => page.getByRole("region", { name: "Revisions" });
const versions = (page: Page) => card(page).locator(".revision-name").allInnerTexts();
const slug = (page: Page) => page.getByLabel("Slug");

async function save(page: Page, change: string): Promise<void> {
  await slug(page).fill(change);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect.poll(() => page.locator(".draft-indicator").innerText(), polling).toBe("");
}

test("revisions are listed, compared, looked at as pages, restored, and that is undone", async () => {
  const page = await open(1);
  const first = await slug(page).inputValue();
  await save(page, "second-address");
  await card(page).getByRole("button", { name: "Show revisions" }).click();
  await expect.poll(() => versions(page), polling).toEqual(["Version 2\nNow", "Version 1"]);
  await card(page).getByText("· Slug").waitFor();

  await save(page, "third-address");
  await expect
    .poll(() => versions(page), polling)
    .toEqual(["Version 3\nNow", "Version 2", "Version 1"]);
  await card(page).getByRole("button", { name: "Compare version 1 with now" }).press("Enter");
  const sides = card(page).locator(".difference-side");
  await sides.first().waitFor();
  expect((await sides.allInnerTexts()).map((words) => words.split(/\n+/))).toEqual([
    ["Version 1", first],
    ["Saved now", "third-address"],
  ]);
  expect(await findAccessibilityProblems(page)).toEqual([]);

  const [view] = await Promise.all([
    page.context().waitForEvent("page"),
    card(page)
      .getByRole("link", { name: /^View as page.*version 2, new window/ })
      .press("Enter"),
  ]);
  await view.getByText("Version 2, saved").waitFor();
  expect(await view.getByRole("heading", { level: 1 }).count()).toBe(1);
  expect(await view.locator(".project-section").count()).toBeGreaterThan(3);
  expect(await findAccessibilityProblems(view)).toEqual([]);
  // Taken over from the server, it is the page that the server sent.
  await view.reload();
  await hydrated(view);
  expect(await view.locator(".text-block").count()).toBeGreaterThan(2);
  await view.close();

  // Unsaved changes stay in the form.
  const isLight = await page.getByLabel("Light mode navigation").isChecked();
  await page.getByLabel("Light mode navigation").click();
  await card(page).getByRole("button", { name: "Restore version 1" }).press("Enter");
  const question = page.getByRole("alertdialog", { name: "Restore version 1?" });
  await question.getByRole("button", { name: "Restore" }).click();
  await page.getByText("Version 1 restored", { exact: true }).waitFor();
  expect(await slug(page).inputValue()).toBe(first);
  expect(await page.getByLabel("Light mode navigation").isChecked()).toBe(!isLight);
  await expect.poll(() => versions(page), polling).toContain("Version 4\nNow");
  await card(page).getByText("version 1 restored").waitFor();

  await page.getByLabel("Light mode navigation").click();
  await card(page).getByRole("button", { name: "Restore version 3" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click();
  await page.getByText("Version 3 restored", { exact: true }).waitFor();
  expect(await slug(page).inputValue()).toBe("third-address");
});

test("an address that another project has now is asked about before all else is restored", {
  tags: "matrix",
}, async () => {
  const page = await open(2);
  const first = await slug(page).inputValue();
  await save(page, "moved-away");
  const other = await open(3);
  await save(other, first);
  await card(page).getByRole("button", { name: "Show revisions" }).click();
  await card(page).getByRole("button", { name: "Restore version 1" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click();
  const question = page.getByRole("alertdialog", {
    name: "Another project has its address now",
  });
  await question.getByRole("button", { name: "Restore" }).click();
  await page.getByText("Version 1 restored", { exact: true }).waitFor();
  expect(await slug(page).inputValue()).toBe("moved-away");
});
