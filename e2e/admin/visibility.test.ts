import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { closeNotice, expectNotice, focusedName, openAsOwner, tabTo } from "../harness/admin.ts";
import { visit } from "../harness/doors.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { backToList, editNewProject, listNewProject } from "../harness/new-project.ts";

const journey = startJourney();
const timezoneId = "Europe/Oslo";

const dialog = (page: Page) => page.getByRole("dialog");
const card = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
const badge = (page: Page, name: string) =>
  card(page, name).getByRole("button", { name: /^Visibility of/ });

/** What everybody else gets: the status, and whether it is named on the pages that list projects. */
async function seen(slug: string) {
  const read = async (path: string) => fetch(journey.server.origin + path, { redirect: "manual" });
  const page = await read(`/project/${slug}`);
  const lists = await Promise.all(["/", "/work", "/sitemap.xml"].map(read));
  const texts = await Promise.all(lists.map((list) => list.text()));
  const html = await page.text();
  return {
    status: page.status,
    isListed: texts.some((text) => text.includes(`/project/${slug}`)),
    isIndexed: page.status === 200 && !html.includes('content="noindex"'),
  };
}

const open = { status: 200, isListed: true, isIndexed: true };
const unlisted = { status: 200, isListed: false, isIndexed: false };
const hidden = { status: 404, isListed: false, isIndexed: false };

test("a new project is a draft, unless another choice is made", { tags: "matrix" }, async () => {
  const page = await openAsOwner(journey, "/admin");
  await page.getByRole("button", { name: "Create Project" }).click();
  await dialog(page).getByLabel("Project Name").fill("Quiet Start");
  expect(await dialog(page).getByRole("radio", { name: "Draft" }).isChecked()).toBe(true);
  await dialog(page).getByText("Only you can see it.").waitFor();
  await dialog(page).getByRole("button", { name: "Create Project" }).click();
  await expectNotice(page, "Project created successfully!");
  await backToList(page);
  expect(await badge(page, "Quiet Start").textContent()).toContain("Draft");
  expect(await seen("quiet-start")).toEqual(hidden);

  await page.getByRole("button", { name: "Create Project" }).click();
  await dialog(page).getByLabel("Project Name").fill("For Few");
  await dialog(page).getByRole("radio", { name: "Unlisted" }).check();
  const slug = await dialog(page).getByLabel("Slug").inputValue();
  expect(slug).toMatch(/^for-few-[a-z2-9]{10}$/);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await dialog(page).getByRole("button", { name: "Create Project" }).click();
  await backToList(page);
  await card(page, "For Few").waitFor();
  expect(await seen(slug)).toEqual(unlisted);
});

test("the dashboard says who sees a project, changes it, and lists those of one kind", {
  tags: "matrix",
}, async () => {
  const { page, name, slug } = await listNewProject(journey);
  const choose = async (visibility: string) => {
    await badge(page, name).click();
    await page.getByRole("menuitemradio", { name: visibility }).click();
  };
  expect(await seen(slug)).toEqual(open);
  await choose("Draft");
  await expectNotice(
    page,
    "Project is a draft",
    "Only you can see it. Browsers that have a file of it already may still show it.",
  );
  expect(await badge(page, name).textContent()).toContain("Draft");
  expect(await seen(slug)).toEqual(hidden);
  await choose("Unlisted");
  await expectNotice(page, "Project is unlisted", "Whoever has its address can see it.");
  expect(await seen(slug)).toEqual(unlisted);
  await badge(page, name).click();
  await page.getByRole("menu").waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.keyboard.press("Escape");

  await page.getByRole("radio", { name: "Unlisted" }).check();
  await page.waitForURL("**/admin?visibility=unlisted");
  await card(page, "Passage").waitFor({ state: "detached" });
  await card(page, name).waitFor();
  await choose("Public");
  await card(page, name).waitFor({ state: "detached" });
  await page.getByRole("radio", { name: "Public" }).check();
  await card(page, name).waitFor();
  await card(page, "Passage").waitFor();
  await page.reload();
  await hydrated(page);
  expect(await page.getByRole("radio", { name: "Public" }).isChecked()).toBe(true);
  expect(await card(page, "Quiet Start").count()).toBe(0);
  await page.getByRole("radio", { name: "All" }).check();
  await card(page, "Quiet Start").waitFor();
});

test("the pages for visitors show the owner what visitors see", { tags: "matrix" }, async () => {
  const { page, id, name, slug } = await listNewProject(journey);
  const { origin } = journey.server;
  const [{ workImages }] = await (await page.request.get(`${origin}/api/projects`)).json();
  const data = { visibility: "draft", showOnHome: true, workImages };
  await page.request.patch(`${origin}/api/projects/${id}`, { headers: { origin }, data });
  const own = async (path: string) => (await page.request.get(origin + path)).text();
  expect(await own(`/project/${slug}`)).toContain(name);
  for (const path of ["/", "/work", "/project/passage", "/project/fennimore-claims"]) {
    expect(await own(path)).not.toContain(name);
  }
});

test("in the editor one control publishes, schedules, unlists, and takes back", async () => {
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
    .getByText(/^Everyone can see it\. Its pictures are on the Work page/)
    .waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
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
});

test("a moment that has passed is said to have, and nothing happens", {
  tags: "matrix",
}, async () => {
  const { page, stored } = await editNewProject(journey);
  const control = page.locator(".edit-header-publication").getByRole("button");
  await control.click();
  await dialog(page).getByRole("radio", { name: "Draft", exact: true }).check();
  await dialog(page).getByRole("button", { name: "Make it a draft" }).click();
  await closeNotice(page);
  await control.click();
  await dialog(page).getByRole("radio", { name: "Public at a set time" }).check();
  const year = dialog(page).getByRole("spinbutton", { name: /^year/ });
  await year.click();
  await page.keyboard.type("2020");
  await dialog(page).getByRole("button", { name: "Schedule" }).click();
  await dialog(page).getByText("This moment is already past; publish now instead.").waitFor();
  expect(await stored()).toMatchObject({ visibility: "draft", publishAt: null });
});

test("by keyboard: publish from the dashboard's way to a set time", {
  tags: "matrix",
}, async () => {
  const { page, name, slug, stored } = await listNewProject(journey);
  await tabTo(page, `Visibility of ${name}: Public`);
  await page.keyboard.press("Enter");
  await page.getByRole("menu").waitFor();
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").filter({ hasText: "Project is a draft" }).waitFor();
  await expect.poll(() => focusedName(page)).toBe(`Visibility of ${name}: Draft`);
  await page.keyboard.press("Enter");
  await page.getByRole("menu").waitFor();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.waitForURL("**?publish");
  await hydrated(page);
  await dialog(page).waitFor();
  await tabTo(page, "Public");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  // The first part of the date, one more than proposed.
  await page.keyboard.press("ArrowUp");
  await tabTo(page, "Schedule");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").filter({ hasText: "Project is scheduled" }).waitFor();
  expect((await stored()).publishAt).not.toBeNull();
  expect(await seen(slug)).toEqual(hidden);
});

test("by touch on a phone, and what the owner sees on the page itself", {
  tags: "matrix",
}, async () => {
  const viewport = { width: 390, height: 844 };
  const { page, name, slug } = await listNewProject(journey, { viewport, hasTouch: true });
  await badge(page, name).tap();
  await page.getByRole("menuitemradio", { name: "Draft" }).tap();
  await page.getByRole("alert").filter({ hasText: "Project is a draft" }).waitFor();
  const own = await openAsOwner(journey, `/project/${slug}`, { viewport, hasTouch: true });
  const strip = own.getByRole("complementary", { name: "Visibility" });
  expect(await strip.innerText()).toMatch(/^Draft\. Only you can see it\.\s+Publish…$/);
  const overhang = () => document.documentElement.scrollWidth - window.innerWidth;
  expect(await own.evaluate(overhang)).toBeLessThanOrEqual(0);
  await strip.getByRole("link", { name: "Publish…" }).tap();
  await own.waitForURL("**?publish");
  await dialog(own).getByRole("radio", { name: "Unlisted" }).check();
  await dialog(own).getByRole("button", { name: "Make it unlisted" }).tap();
  await dialog(own).waitFor({ state: "detached" });
  const again = await openAsOwner(journey, `/project/${slug}`, { viewport });
  await again.getByText("Whoever has the address can see it.").waitFor();
  const visitors = await journey.open(`/project/${slug}`, { viewport });
  await visitors.getByRole("heading", { level: 1, name }).waitFor();
  expect(await visitors.getByRole("complementary", { name: "Visibility" }).count()).toBe(0);
});
