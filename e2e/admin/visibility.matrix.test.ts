import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { closeNotice, expectNotice } from "../harness/admin.ts";
import { startJourney } from "../harness/journey.ts";
import { visit } from "../harness/navigation.ts";
import { editNewProject } from "../harness/new-project.ts";

const journey = startJourney();
const timezoneId = "Europe/Oslo";

const dialog = (page: Page) => page.getByRole("dialog");
const card = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
const badge = (page: Page, name: string) =>
  card(page, name).getByRole("button", { name: /^Visibility of/ });

/** Whether a button of the dialog is in the window without scrolling. */
async function isInSight(page: Page, name: string): Promise<boolean> {
  const box = await dialog(page).getByRole("button", { name }).boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  return box !== null && box.y >= 0 && box.y + box.height <= height;
}

/**
 * What visitors get of a project: the status of its page, whether lists contain it, and whether
 * search engines may index it.
 */
async function seen(slug: string) {
  const read = async (path: string) => fetch(journey.server.origin + path, { redirect: "manual" });
  const page = await read(`/project/${slug}`);
  const lists = await Promise.all(["/", "/work", "/sitemap.xml"].map(read));
  const texts = await Promise.all(lists.map((list) => list.text()));
  const html = await page.text();
  const robots = page.headers.get("x-robots-tag") ?? "";
  expect(robots.includes("noindex")).toBe(html.includes('content="noindex"'));
  return {
    status: page.status,
    isListed: texts.some((text) => text.includes(`/project/${slug}`)),
    isIndexed: page.status === 200 && !html.includes('content="noindex"'),
  };
}

const open = { status: 200, isListed: true, isIndexed: true };
const unlisted = { status: 200, isListed: false, isIndexed: false };
const hidden = { status: 404, isListed: false, isIndexed: false };

test("in the editor one control publishes, schedules, unlists, and takes back", {
  tags: "long",
}, async () => {
  const { page, slug, stored, name } = await editNewProject(journey, { timezoneId });
  const control = page.locator(".edit-header-publication").getByRole("button");
  const submit = async (choice: string, action: string) => {
    await control.click();
    await dialog(page).getByRole("radio", { name: choice, exact: true }).check();
    await dialog(page).getByRole("button", { name: action }).click();
    await dialog(page).waitFor({ state: "detached" });
    await closeNotice(page);
  };
  expect(await control.textContent()).toBe("Visibility: Public");
  await submit("Draft", "Make it a draft");
  expect(await control.textContent()).toBe("Publish…");
  expect(await seen(slug)).toEqual(hidden);

  await control.click();
  await dialog(page).getByText(`${journey.server.origin}/project/${slug}`).waitFor();
  await dialog(page)
    .getByText(/^Everyone can see it\. In no list/)
    .waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 600 });
  await expect.poll(() => isInSight(page, "Publish now")).toBe(true);
  await dialog(page).getByRole("button", { name: "Publish now" }).click();
  await expectNotice(page, "Project is public", "Everyone can see it from now on.");
  expect(await seen(slug)).toEqual(open);
  await submit("Unlisted", "Make it unlisted");
  expect(await seen(slug)).toEqual(unlisted);

  const field = page.getByLabel("Slug");
  await page.getByRole("button", { name: "Make it hard to guess" }).click();
  expect(await field.inputValue()).toMatch(new RegExp(`^${slug}-[a-z2-9]{10}$`));
  expect(await page.getByRole("button", { name: "Make it hard to guess" }).count()).toBe(0);
  await field.fill(slug);
  await submit("Draft", "Make it a draft");

  await control.click();
  await dialog(page).getByRole("radio", { name: "Public at a set time" }).check();
  await dialog(page).getByText("Time in Europe/Oslo").waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  const year = dialog(page).getByRole("spinbutton", { name: /^year/ });
  const thisYear = await year.innerText();
  await year.click();
  await page.keyboard.type("2020");
  await dialog(page).getByRole("button", { name: "Schedule" }).click();
  await dialog(page).getByText("This moment is already past; publish now instead.").waitFor();
  expect(await stored()).toMatchObject({ visibility: "draft", publishAt: null });
  await year.click();
  await page.keyboard.type(thisYear);
  await dialog(page).getByRole("button", { name: "Schedule" }).click();
  await dialog(page).waitFor({ state: "detached" });
  expect(await control.textContent()).toMatch(/Public on .*9:00/);
  const { visibility, publishAt, publishZone } = await stored();
  expect([visibility, publishZone]).toEqual(["draft", "Europe/Oslo"]);
  const hour = new Intl.DateTimeFormat("en-GB", { timeStyle: "medium", timeZone: "Europe/Oslo" });
  expect(hour.format(new Date(String(publishAt)))).toBe("09:00:00");
  expect(await seen(slug)).toEqual(hidden);
  await submit("Draft", "Cancel the schedule");
  expect(await stored()).toMatchObject({ visibility: "draft", publishAt: null });
  await visit(page, "/admin");
  expect(await badge(page, name).textContent()).toContain("Draft");
  await badge(page, name).click();
  await page.getByRole("menuitemradio", { name: "Unlisted" }).click();
  await dialog(page).getByRole("button", { name: "Make it unlisted" }).click();
  await expectNotice(page, "Project is unlisted", "Whoever has its address can see it.");
  expect(await seen(slug)).toEqual(unlisted);
  await visit(page, "/admin/links");
  await page.getByRole("button", { name: "New Link" }).click();
  await expect.poll(() => isInSight(page, "Make Link")).toBe(true);
});
