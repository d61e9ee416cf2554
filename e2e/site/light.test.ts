import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { Voice } from "../../api/database/__generated__/prisma/client.ts";
import { findAccessibilityProblems, findUnreadableWords } from "../harness/accessibility.ts";
import { expectNotice, openAsOwner, saveProjectAnyway } from "../harness/admin.ts";
import { changeContent } from "../harness/change-content.ts";
import { combinationsOf, isWhole, sampleOf } from "../harness/combinations.ts";
import { hydrated, moving, startJourney } from "../harness/journey.ts";
import { night, ugly } from "../harness/palettes.ts";

const journey = startJourney();

const nightGround = "rgb(15, 23, 42)";
const yellow = "rgb(254, 200, 29)";

const groundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const tintOf = (page: Page) =>
  page.locator('meta[name="theme-color"]').evaluate((meta) => meta.getAttribute("content"));

test("a project stands in the light of its hero, and the site in its own colours", async () => {
  const page = await journey.open("/project/lindholm-tramways");
  expect(await groundOf(page)).toBe(yellow);
  await hydrated(page);
  expect(await groundOf(page)).toBe(yellow);
  expect(await tintOf(page)).toBe("#fec81d");
  await page.getByRole("link", { name: /, home$/ }).click();
  await expect.poll(() => groundOf(page)).toBe(nightGround);
  expect(await tintOf(page)).toBe("#0f172a");
  await page.goBack();
  await expect.poll(() => groundOf(page)).toBe(yellow);
  expect(await tintOf(page)).toBe("#fec81d");
});

test("the owner chooses the colours of a project, sees them before, and turns all of it off", {
  tags: "long",
}, async () => {
  const owner = await openAsOwner(journey, "/admin/edit/1");
  const light = owner.getByLabel("Page colors", { exact: true });
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

  await owner.getByRole("link", { name: "Site colors only" }).click();
  const colors = owner.getByRole("region", { name: "Site Color Scheme" });
  await colors.getByText(/^Pages of projects have colors from their own pictures/).waitFor();
  await owner.getByRole("checkbox", { name: "Site colors only" }).check();
  await owner.getByRole("button", { name: "Save Look" }).click();
  await expectNotice(owner, "Look updated", "Every page looks like this now.");
  await colors.getByText(/^Pages of projects/).waitFor({ state: "detached" });
  expect(await groundOf(await journey.open("/project/passage"))).toBe(nightGround);
});

const lit = ":is([data-lit], [data-lit-within] > *, [data-below])";
const pictures = `${lit} :is(.picture-image, .video)`;

/** The lowest opacity of the elements that match a selector and are below the first screen. */
const darkest = (page: Page, kind: string) =>
  page.evaluate(
    (selector) =>
      Math.min(
        ...[...document.querySelectorAll(selector)]
          .filter((element) => element.getBoundingClientRect().top > innerHeight)
          .map((element) => Number(getComputedStyle(element).opacity)),
      ),
    kind,
  );

const comeIntoView = (element: Element) =>
  element.scrollIntoView({ block: "center", behavior: "instant" });

test.each(sampleOf(["/", "/work", "/project/passage"], 1))(
  "the pictures of %s below the screen light up as they come into view, and are lit without motion and on paper",
  async (address) => {
    const page = await journey.open(address, moving);
    await hydrated(page);
    expect(await darkest(page, pictures)).toBeCloseTo(0.16);
    for (const media of [{ reducedMotion: "reduce" }, { media: "print" }] as const) {
      await page.emulateMedia({ reducedMotion: "no-preference", media: "screen", ...media });
      expect(await darkest(page, pictures)).toBeGreaterThanOrEqual(1);
    }
    await page.emulateMedia({ reducedMotion: "no-preference", media: "screen" });
    const last = page.locator(pictures).filter({ visible: true }).last();
    await last.evaluate(comeIntoView);
    await expect
      .poll(() => last.evaluate((element) => Number(getComputedStyle(element).opacity)))
      .toBe(1);
  },
);

const pages = ["/", "/work", "/project/passage", "/about"];

const palettes = { ...ugly, night };

const combinations = combinationsOf({
  palette: Object.keys(palettes),
  voice: Object.values(Voice),
  page: [...pages, "/project/quillon-show-your-working", "/connect"],
  light: ["its own", "the site's"],
  pointer: ["mouse", "finger"],
});

test.each(sampleOf(Object.entries(palettes), 1))(
  "every page can be read in %s, in any voice and light, before and after it has come into view",
  { tags: "long", timeout: isWhole ? 1_800_000 : 180_000 },
  async (palette, colors) => {
    const { background, textPrimary } = colors;
    await changeContent(journey, async (database) => {
      await database.siteColors.updateMany({ data: colors });
      // The hero pictures get the palette's colours, which are hard to read, as their main colours.
      const shares = JSON.stringify([
        [background, 0.7],
        [textPrimary, 0.3],
      ]);
      const heroes = ["/objects/passage-hero.webp", "/objects/quillon-hero.webp"];
      const where = { path: { in: heroes } };
      await database.mediaAsset.updateMany({ where, data: { colors: shares } });
    });
    for (const { palette: wanted, page: path, voice, light, pointer } of combinations) {
      if (wanted !== palette) continue;
      const hasOwnLight = light === "its own";
      const look = { voice: voice as Voice, hasOwnLight };
      await changeContent(journey, (database) => database.siteLook.updateMany({ data: look }));
      const isFinger = pointer === "finger";
      const page = await journey.open(path, {
        viewport: { width: isFinger ? 390 : 1440, height: 800 },
        isMobile: isFinger,
        hasTouch: isFinger,
      });
      await hydrated(page);
      if (!(hasOwnLight && path.startsWith("/project/"))) {
        expect(
          await page.evaluate("document.documentElement.style.getPropertyValue('--background')"),
        ).toBe(background);
      }
      await page.evaluate(enterAtOnce);
      expect(await darkest(page, lit)).toBeGreaterThanOrEqual(1);
      const unseen = await findUnreadableWords(page);
      const problems = await findAccessibilityProblems(page);
      expect({ ...{ path, voice, light, pointer }, unseen, problems }).toEqual({
        ...{ path, voice, light, pointer },
        unseen: [],
        problems: [],
      });
      await page.close();
    }
  },
);

/**
 * Finishes the animations that run by time, but not those that scrolling drives. Runs in the page.
 */
function enterAtOnce(): void {
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    if (animation.timeline === document.timeline && endTime !== Infinity) animation.finish();
  }
}
