import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { closeNotice, expectNotice, openAsOwner } from "../harness/admin.ts";
import { startJourney } from "../harness/journey.ts";

const journey = startJourney();

/** A PNG of one colour. The site has none of this colour yet. */
async function picture(color: string) {
  const create = { width: 40, height: 30, channels: 3 as const, background: color };
  const buffer = await sharp({ create }).png().toBuffer();
  return { name: `${color.slice(1)}.png`, mimeType: "image/png", buffer };
}

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save Changes" }).click();
const expectSaved = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "Project updated successfully" }).waitFor();
const warnings = (page: Page) => page.getByRole("dialog", { name: "Before this goes public" });

async function stored(page: Page, id: number): Promise<Record<string, unknown>> {
  return (await page.request.get(`${journey.server.origin}/api/projects/${id}`)).json();
}

async function upload(page: Page, color: string): Promise<void> {
  await page
    .getByRole("group", { name: "Work Images" })
    .locator('input[type="file"]')
    .setInputFiles(await picture(color));
  await expectNotice(page, "Work image uploaded successfully");
  await closeNotice(page);
}

test("before a save makes pictures public, the owner is told what they lack, may add it, and saves anyway", {
  tags: "long",
}, async () => {
  const page = await openAsOwner(journey, "/admin/edit/1");
  const before = await stored(page, 1);
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  // A long case study is checked, too: it is not sent in the address of a request, which has a limit.
  await page.getByRole("button", { name: "Add module... to Why" }).click();
  await page.getByRole("menuitem", { name: "Text", exact: true }).click();
  await section(page, "Why").getByLabel("Content").last().fill("Unpublished. ".repeat(1_450));
  await upload(page, "#102030");
  await upload(page, "#203040");
  await save(page);
  const dialog = warnings(page);
  await dialog
    .getByText("This picture has no description for those who do not see it.")
    .first()
    .waitFor();
  expect(await dialog.getByRole("listitem").count()).toBe(2);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  expect(await stored(page, 1)).toEqual(before);

  await dialog.getByRole("button", { name: "Back to editing" }).click();
  await page.getByText("Changes not on the site yet").waitFor();
  await save(page);
  await dialog.getByLabel("Description").first().fill("A dark blue field");
  await dialog.getByRole("button", { name: "Save anyway" }).click();
  await expectSaved(page);
  expect(addresses.filter((address) => address.includes("Unpublished"))).toEqual([]);

  const visitor = await journey.open("/work");
  expect(await visitor.getByLabel("View full screen: A dark blue field").count()).toBe(1);

  // Pictures that are public already cause no warning.
  await closeNotice(page);
  await page.getByLabel("Project Name").fill("Passage, once more");
  await save(page);
  await expectSaved(page);
});

test("fields at fault are not saved, and stay as they were typed", { tags: "long" }, async () => {
  const page = await openAsOwner(journey, "/admin/edit/1");
  for (const card of ["Basic Information", "Images", "Content Sections"]) {
    await page.getByRole("heading", { name: card, level: 2 }).waitFor();
  }
  const name = page.getByLabel("Project Name");
  const slug = page.getByLabel("Slug");
  await name.fill("Passage für Ältere");
  expect(await slug.inputValue()).toBe("passage");
  await page.getByRole("button", { name: "Use “passage-fuer-aeltere”" }).click();
  expect(await slug.inputValue()).toBe("passage-fuer-aeltere");
  await slug.fill("passage");
  await name.fill("");
  await save(page);
  await page.getByText("Name is required").first().waitFor();
  await name.fill("Passage II");
  await slug.fill("Not a slug");
  await save(page);
  await expect.poll(() => slug.getAttribute("aria-invalid")).toBe("true");
  await slug.fill("passage");

  const width = page.getByLabel("Display width");
  expect(await width.locator("option").allInnerTexts()).toEqual(["Half width", "Full width"]);
  await width.selectOption("Half width");
  await page.getByLabel("Show on home page").uncheck();
  await width.waitFor({ state: "detached" });
  await page.getByLabel("Show on home page").check();
  await page.getByLabel("Light mode navigation").check();
  await save(page);
  await expectSaved(page);
  expect(await stored(page, 1)).toMatchObject({
    name: "Passage II",
    slug: "passage",
    showOnHome: true,
    homeDisplayWidth: "half",
    lightModeNav: true,
  });
});
