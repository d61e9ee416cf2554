import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { hydrated, visitDemo } from "../harness/journey.ts";

const journey = visitDemo();

/** How dark the darkest of what is below the first screen is. */
const darkest = (page: Page) =>
  page.evaluate(() =>
    Math.min(
      ...[...document.querySelectorAll("[data-lit], [data-lit-within] > *, [data-below]")]
        .filter((element) => element.getBoundingClientRect().top > innerHeight)
        .map((element) => Number(getComputedStyle(element).opacity)),
    ),
  );

test.each(["/project/passage", "/work", "/about"])(
  "what of %s is below the screen lights up as it comes into view",
  async (address) => {
    const page = await journey.open(address);
    await hydrated(page);
    expect(await darkest(page)).toBeCloseTo(0.16);
    const lit = page.locator("[data-lit], [data-lit-within] > *, [data-below]").last();
    await lit.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
    await expect
      .poll(() => lit.evaluate((element) => Number(getComputedStyle(element).opacity)))
      .toBe(1);
  },
);

test.each(["/project/passage", "/work", "/about"])(
  "nothing of %s is dark where motion is unwanted, or on paper",
  async (address) => {
    const calm = await journey.open(address, { reducedMotion: "reduce" });
    expect(await darkest(calm)).toBe(1);
    const paper = await journey.open(address);
    await paper.emulateMedia({ media: "print" });
    expect(await darkest(paper)).toBe(1);
  },
);
