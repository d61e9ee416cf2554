import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openDatabase } from "../../api/database/client.ts";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { expectNotice, openAsOwner, saveProjectAnyway } from "../harness/admin.ts";
import { hydrated, startJourney } from "../harness/journey.ts";

const journey = startJourney();

const night = "rgb(15, 23, 42)";
const yellow = "rgb(254, 200, 29)";

const groundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const tintOf = (page: Page) =>
  page.locator('meta[name="theme-color"]').evaluate((meta) => meta.getAttribute("content"));

test.each([true, false])(
  "a project stands in the light of its hero, and the site in its own colours (scripts: %s)",
  { tags: "matrix" },
  async (javaScriptEnabled) => {
    const page = await journey.open("/", { javaScriptEnabled, expectedProblems: /\.js csp$/ });
    if (javaScriptEnabled) await hydrated(page);
    expect(await groundOf(page)).toBe(night);
    await page.getByRole("link", { name: "Lindholm Tramways" }).first().click();
    await page.getByRole("heading", { level: 1, name: "Lindholm" }).waitFor();
    await expect.poll(() => groundOf(page)).toBe(yellow);
    expect(await tintOf(page)).toBe("#fec81d");
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Product designer" }).waitFor();
    await expect.poll(() => groundOf(page)).toBe(night);
    expect(await tintOf(page)).toBe("#0f172a");
  },
);

test("a page that was loaded in its light hydrates in it", { tags: "matrix" }, async () => {
  const page = await journey.open("/project/lindholm-tramways");
  expect(await groundOf(page)).toBe(yellow);
  await hydrated(page);
  expect(await groundOf(page)).toBe(yellow);
});

test.each([
  ["yellow on white", ["#ffffff", 0.8, "#ffee00", 0.2]],
  ["middle grey", ["#808080", 1]],
  ["green on magenta", ["#ff00ff", 0.7, "#00ff00", 0.3]],
  ["nearly black", ["#030202", 0.9, "#101010", 0.1]],
])(
  "a case study and a gate can be read in the light of %s",
  { tags: "matrix" },
  async (_name, colors) => {
    const database = await openDatabase(`file:${join(journey.folder, "vitrine.db")}`);
    const pairs = Array.from({ length: colors.length / 2 }, (_, at) =>
      colors.slice(2 * at, 2 * at + 2),
    );
    await database.mediaAsset.updateMany({
      where: { path: { in: ["/objects/passage-hero.webp", "/objects/quillon-hero.webp"] } },
      data: { colors: JSON.stringify(pairs) },
    });
    await database.$disconnect();
    for (const path of ["/project/passage", "/project/quillon-show-your-working"]) {
      const page = await journey.open(path, { reducedMotion: "reduce" });
      await hydrated(page);
      expect(await groundOf(page)).not.toBe(night);
      expect(await findAccessibilityProblems(page)).toEqual([]);
    }
  },
);

test("the owner chooses the colours of a project, sees them before, and turns all of it off", async () => {
  const owner = await openAsOwner(journey, "/admin/edit/1");
  const light = owner.getByLabel("Light", { exact: true });
  await light.selectOption("Chosen colors");
  await owner.getByLabel("Ground", { exact: true }).fill("#103020");
  await owner.getByLabel("Text", { exact: true }).fill("#fff");
  await owner.getByRole("button", { name: "Preview", exact: true }).click();
  const preview = owner.frameLocator(".preview-frame").locator("html");
  await expect
    .poll(() => preview.evaluate((root) => getComputedStyle(root).backgroundColor))
    .toBe("rgb(16, 48, 32)");
  await saveProjectAnyway(owner);
  const page = await journey.open("/project/passage");
  expect(await groundOf(page)).toBe("rgb(16, 48, 32)");

  const settings = await openAsOwner(journey, "/admin/settings");
  await settings.getByRole("checkbox", { name: "Site colors only" }).check();
  await settings.getByRole("button", { name: "Save Look" }).click();
  await expectNotice(settings, "Look updated", "Every page looks like this now.");
  expect(await groundOf(await journey.open("/project/passage"))).toBe(night);
});
