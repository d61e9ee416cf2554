import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { expectNotice, focusedName, openAsOwner } from "../harness/admin.ts";
import { sampleOf } from "../harness/combinations.ts";
import { startJourney } from "../harness/journey.ts";

const journey = startJourney();

const font = "node_modules/@fontsource/newsreader/files/newsreader-latin-400-normal.woff2";

const preview = (page: Page) =>
  page.frameLocator("iframe[title='Preview of the site with this look']");
const background = (page: Page) =>
  preview(page)
    .locator("html")
    .evaluate((root) => getComputedStyle(root).backgroundColor);
const read = async (path: string) => (await fetch(journey.server.origin + path)).text();

async function expectInView(page: Page): Promise<void> {
  const box = await page.locator("iframe.look-preview-page").boundingBox();
  const bar = await page.getByRole("banner").boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
}

test.each(
  sampleOf(
    [
      [1440, 900],
      [1200, 700],
    ],
    1,
  ),
)(
  "at %i by %i pixels her own pages stand beside every field that changes them",
  async (width, height) => {
    const page = await openAsOwner(journey, "/admin/settings", { viewport: { width, height } });
    const before = await read("/");
    await page.getByLabel("Background", { exact: true }).fill("#f7f3ea");
    await page.getByLabel("Text primary", { exact: true }).fill("#221d18");
    await expect.poll(() => background(page)).toBe("rgb(247, 243, 234)");
    await expectInView(page);
    await page.getByRole("radio", { name: "Index", exact: true }).check();
    await preview(page).locator("main.home-index").waitFor();
    await expectInView(page);
    await page.getByRole("radio", { name: "Poster", exact: true }).check();
    await preview(page).locator('html[data-voice="poster"]').waitFor();
    await expectInView(page);
    await page.getByText("Work", { exact: true }).last().click();
    await preview(page).locator(".work-tile").first().waitFor();
    // Another of her pages is shown in the same look.
    await expect.poll(() => background(page)).toBe("rgb(247, 243, 234)");
    await preview(page).locator('html[data-voice="poster"]').waitFor();
    expect(await read("/")).toBe(before);

    const field = page.getByRole("group", { name: "Display font" });
    await field.getByRole("checkbox").check();
    await field.locator("input[type=file]").setInputFiles(font);
    await expectNotice(page, "Font uploaded", "Every page is set in it now.");
    const heading = preview(page).getByRole("heading", { level: 1 });
    await expect
      .poll(() => heading.evaluate((element) => getComputedStyle(element).fontFamily))
      .toMatch(/^"Own Display"/);
    await expect.poll(() => background(page)).toBe("rgb(247, 243, 234)");
    await field.scrollIntoViewIfNeeded();
    await expectInView(page);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await field.getByRole("button", { name: "Remove display font" }).click();
    await field.getByText("None. Pages are set in the voice’s face.").waitFor();
  },
  180_000,
);

test.each([390, 768])(
  "at %i pixels the preview is a press away, and the place is as it was",
  { tags: "matrix" },
  async (width) => {
    const page = await openAsOwner(journey, "/admin/settings", {
      viewport: { width, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await page.getByLabel("Background", { exact: true }).fill("#f7f3ea");
    await expect
      .poll(() =>
        page.getByRole("figure").evaluate((node) => getComputedStyle(node).backgroundColor),
      )
      .toBe("rgb(247, 243, 234)");
    const voice = page.getByRole("radio", { name: "Editorial", exact: true });
    await voice.check();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(0);
    const button = page.getByRole("button", { name: "Preview", exact: true });
    await button.tap();
    await preview(page).locator('html[data-voice="editorial"]').waitFor();
    await expect.poll(() => background(page)).toBe("rgb(247, 243, 234)");
    const inner = await preview(page)
      .locator("html")
      .evaluate(() => innerWidth);
    expect(inner).toBe(width < 500 ? 390 : 1280);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expect.poll(() => focusedName(page)).toBe("Preview");
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
    expect(await voice.isChecked()).toBe(true);
    expect(await page.getByLabel("Background", { exact: true }).inputValue()).toBe("#f7f3ea");
  },
);
