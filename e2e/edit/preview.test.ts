import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { openAsOwner } from "../harness/admin.ts";
import { startJourney } from "../harness/journey.ts";
import { writeMarkup } from "../harness/rich-text.ts";

const journey = startJourney();
const open = (width: number, height: number) =>
  openAsOwner(journey, "/admin/edit/1", { viewport: { width, height } });
const framed = (page: Page) => page.frameLocator('iframe[title$="as its page would be"]');
const preview = (page: Page) => page.getByRole("button", { name: "Preview", exact: true });
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("beside the form, the page follows what is typed, as the saved page looks", async () => {
  const page = await open(1440, 900);
  await preview(page).click();
  const title = framed(page).getByRole("heading", { level: 1 });
  expect(await title.innerText()).toBe("Passage");

  // The words of both are the same, section by section.
  const visitor = await journey.open("/project/passage");
  const shown = ".project-sections";
  const words = await visitor.locator(shown).innerText();
  expect(await framed(page).locator(shown).innerText()).toBe(words);
  expect(await framed(page).locator("img").count()).toBe(
    await visitor.locator(".project img").count(),
  );

  await page.getByLabel("Project Name").fill("Passage by night");
  await expect.poll(() => title.innerText()).toBe("Passage by night");
  await page.getByLabel("Light mode navigation").click();
  await framed(page).locator('.project-hero[data-navigation="light"]').waitFor();

  const role = section(page, "Role");
  await role.getByRole("button", { name: /^Module 1/ }).click();
  await writeMarkup(role.getByRole("article").first(), "Content", "Steered **everything**");
  await framed(page).locator("strong", { hasText: "everything" }).waitFor();
  await role.getByRole("button", { name: /^Hide Module 1/ }).click();
  await expect.poll(() => framed(page).getByText("Steered").count()).toBe(0);
  await role.getByRole("button", { name: /^Show Module 1/ }).click();
  await framed(page).getByText("Steered").waitFor();

  // A module that moves, and becomes one of another type in its place, is drawn anew.
  await page.getByRole("button", { name: "Add module... to Role" }).click();
  await page.getByRole("menuitem", { name: "Hero Image", exact: true }).click();
  await role.getByLabel("Caption (optional)").fill("Over the bar");
  await framed(page).locator("figcaption", { hasText: "Over the bar" }).waitFor();
  const count = await role.getByRole("article").count();
  await role.getByRole("button", { name: `Move Module ${count} of Role up` }).click();
  await expect
    .poll(() => framed(page).locator(".project-section").first().innerText())
    .toMatch(/Over the bar[\s\S]*Steered/);

  // Nothing was saved, and links of the page lead nowhere.
  expect(await visitor.reload().then(() => visitor.locator("h1").innerText())).toBe("Passage");
  await framed(page).getByRole("link", { name: "About" }).press("Enter");
  expect(new URL(page.url()).pathname).toBe("/admin/edit/1");
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

test("in the widths of a phone, a tablet and a desktop, which the page takes for its window", async () => {
  const page = await open(1440, 900);
  await preview(page).click();
  const sizes = page.getByRole("group", { name: "Width of the preview" });
  for (const [name, width] of [
    ["Phone", 390],
    ["Tablet", 768],
    ["Desktop", 1440],
  ] as const) {
    await sizes.getByRole("radio", { name }).check();
    await expect
      .poll(() =>
        framed(page)
          .locator("body")
          .evaluate((body) => body.clientWidth),
      )
      .toBe(width);
    const columns = () =>
      framed(page)
        .locator(".text-block")
        .first()
        .evaluate((block) => getComputedStyle(block).gridColumnStart);
    expect(await columns()).toBe(width === 1440 ? "4" : "1");
  }
  await preview(page).click();
  await page.locator("iframe").waitFor({ state: "detached" });
});

test("on a phone the page takes the place of the form, and gives it back as it was", async () => {
  const page = await open(390, 844);
  const name = page.getByLabel("Project Name");
  await name.fill("Passage, small");
  const why = page.getByRole("button", { name: "Add module... to Why" });
  await why.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await preview(page).click();
  await framed(page).getByText("Passage, small").waitFor();
  expect(await name.isVisible()).toBe(false);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await preview(page).click();
  expect(await name.inputValue()).toBe("Passage, small");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});
