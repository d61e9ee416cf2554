import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openDatabase } from "../../api/database/client.ts";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { closeNotice, expectNotice, openAsOwner, tabTo } from "../harness/admin.ts";
import { visit } from "../harness/doors.ts";
import { startJourney } from "../harness/journey.ts";
import { editNewProject, listNewProject } from "../harness/new-project.ts";

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
});

test("the dashboard says who sees a project, changes it, and lists those of one kind", {
  tags: "matrix",
}, async () => {
  const { page, id, name, slug } = await listNewProject(journey);
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
  await choose("Public");
  await card(page, name).waitFor({ state: "detached" });

  // The pages for visitors show the owner what visitors see.
  const { origin } = journey.server;
  const [{ workImages }] = await (await page.request.get(`${origin}/api/projects`)).json();
  const data = { visibility: "draft", showOnHome: true, workImages };
  await page.request.patch(`${origin}/api/projects/${id}`, { headers: { origin }, data });
  const own = async (path: string) => (await page.request.get(origin + path)).text();
  expect(await own(`/project/${slug}`)).toContain(name);
  for (const path of ["/", "/work", "/project/passage", "/project/fennimore-claims"]) {
    expect(await own(path), path).not.toContain(`/project/${slug}`);
  }
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

test("taking the protection off says first what becomes public, and what its pictures lack", {
  tags: "matrix",
}, async () => {
  const database = await openDatabase(`file:${join(journey.folder, "vitrine.db")}`);
  await database.mediaAsset.updateMany({ data: { altText: "" } });
  // Of a picture that this project alone does not show yet.
  const { path: imageSrc } = await database.mediaAsset.findFirstOrThrow({
    where: { kind: "image", path: { contains: "hearten" } },
  });
  await database.$disconnect();
  const { origin } = journey.server;
  const roleContent = JSON.stringify([{ type: "hero-image", imageSrc }]);
  const page = await openAsOwner(journey, "/admin", {
    prepare: ({ request }) =>
      request.put(`${origin}/api/projects/1`, {
        headers: { origin },
        data: { isPasswordProtected: true, roleContent },
      }),
  });
  const toggle = card(page, "Passage").getByRole("switch", { name: "Password protection" });
  const isGated = async () =>
    (await (await fetch(`${origin}/project/passage`)).text()).includes(
      "This project is password protected",
    );
  expect(await isGated()).toBe(true);
  await toggle.click();
  await dialog(page).getByText("browsers that have a file already may still show it").waitFor();
  await dialog(page)
    .getByText("This picture has no description for those who do not see it.")
    .first()
    .waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await dialog(page).getByRole("button", { name: "Keep protected" }).click();
  await dialog(page).waitFor({ state: "detached" });
  expect(await toggle.isChecked()).toBe(true);
  expect(await isGated()).toBe(true);

  await toggle.focus();
  await page.keyboard.press("Space");
  await dialog(page).waitFor();
  await tabTo(page, "Description");
  await page.keyboard.type("The first picture");
  await tabTo(page, "Unprotect");
  await page.keyboard.press("Enter");
  await expectNotice(page, "Password protection updated successfully!");
  expect(await toggle.isChecked()).toBe(false);
  expect(await isGated()).toBe(false);
});
