import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { Voice } from "../../api/database/__generated__/prisma/client.ts";
import { openDatabase } from "../../api/database/client.ts";
import { findUnreadableWords } from "../harness/accessibility.ts";
import { combinationsOf, isWhole, sampleOf } from "../harness/combinations.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { night, ugly } from "../harness/palettes.ts";

const journey = startJourney();

const lit = ":is([data-lit], [data-lit-within] > *, [data-below])";
const pictures = `${lit} :is(.picture-image, .video)`;

/** How dark the darkest of such a kind is below the first screen. */
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

const pages = ["/", "/work", "/project/passage", "/about"];

test.each(sampleOf(["/", "/work", "/project/passage"], 1))(
  "the pictures of %s below the screen light up as they come into view",
  async (address) => {
    const page = await journey.open(address);
    await hydrated(page);
    expect(await darkest(page, pictures)).toBeCloseTo(0.16);
    const last = page.locator(pictures).last();
    await last.evaluate((element) =>
      element.scrollIntoView({ block: "center", behavior: "instant" }),
    );
    await expect
      .poll(() => last.evaluate((element) => Number(getComputedStyle(element).opacity)))
      .toBe(1);
  },
);

test("the words of /about below the screen brighten as they come into view", {
  tags: "matrix",
}, async () => {
  const page = await journey.open("/about");
  await hydrated(page);
  const words = page.locator(".about-life-text");
  const color = () => words.evaluate((element) => getComputedStyle(element).color);
  const quiet = await color();
  await words.evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(quiet).not.toBe(ink);
  await expect.poll(color).toBe(ink);
});

const combinations = combinationsOf({
  palette: ["night", ...Object.keys(ugly)],
  voice: Object.values(Voice),
  page: pages,
  pointer: ["mouse", "finger"],
});

test.each(sampleOf(Object.entries({ night, ...ugly }), 1))(
  "words that have not come into view can be read in %s",
  async (palette, colors) => {
    const database = await openDatabase(`file:${join(journey.folder, "vitrine.db")}`);
    await database.siteColors.updateMany({ data: colors });
    for (const { palette: wanted, voice, page: path, pointer } of combinations) {
      if (wanted !== palette) continue;
      await database.siteLook.updateMany({ data: { voice: voice as Voice } });
      const isFinger = pointer === "finger";
      const page = await journey.open(path, {
        viewport: { width: isFinger ? 390 : 1440, height: 800 },
        isMobile: isFinger,
        hasTouch: isFinger,
      });
      await hydrated(page);
      await page.evaluate(enterAtOnce);
      expect(await darkest(page, lit)).toBeGreaterThanOrEqual(1);
      const problems = await findUnreadableWords(page);
      expect({ path, voice, pointer, problems }).toEqual({ path, voice, pointer, problems: [] });
      await page.close();
    }
    await database.$disconnect();
  },
  isWhole ? 1_800_000 : 180_000,
);

/** Runs in the page: what enters by time is there, what enters by scrolling stays as it is. */
function enterAtOnce(): void {
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    if (animation.timeline === document.timeline && endTime !== Infinity) animation.finish();
  }
}

test.each(pages)(
  "nothing of %s is dark where motion is unwanted, or on paper",
  { tags: "matrix" },
  async (address) => {
    const calm = await journey.open(address, { reducedMotion: "reduce" });
    expect(await darkest(calm, pictures)).toBeGreaterThanOrEqual(1);
    const paper = await journey.open(address);
    await paper.emulateMedia({ media: "print" });
    expect(await darkest(paper, pictures)).toBeGreaterThanOrEqual(1);
  },
);
