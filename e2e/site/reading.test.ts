import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { coveredByPill } from "../harness/covered-by-pill.ts";
import { hydrated, visitDemo } from "../harness/journey.ts";

const journey = visitDemo();

test.each([1024, 1440])(
  "the pill covers nothing of a case study, at %i pixels",
  { tags: "matrix" },
  async (width) => {
    const page = await journey.open("/project/passage", {
      viewport: { width, height: 900 },
    });
    await hydrated(page);
    expect(await coveredByPill(page)).toEqual([]);
    // Who comes to it by keyboard sees it nevertheless.
    await page.evaluate(() => {
      const wide = document.querySelector(".project-section-modules > .module-media");
      const top = (wide?.getBoundingClientRect().bottom ?? 0) + scrollY - innerHeight;
      scrollTo({ top, behavior: "instant" });
    });
    const next = page
      .getByRole("navigation", { name: "Projects" })
      .getByRole("link", { name: /^Next project/ });
    await next.evaluate((link) => link.focus({ preventScroll: true }));
    await next.click({ trial: true });
  },
);

test.each([390, 768])(
  "the page ends above the pill, which is on ground of its own, at %i",
  { tags: "matrix" },
  async (width) => {
    const page = await journey.open("/project/passage", { viewport: { width, height: 844 } });
    const ground = await page.locator(".project-pill").evaluate((element) => {
      const { left, right, bottom, top } = element.getBoundingClientRect();
      const inner = element.querySelector("a")?.getBoundingClientRect().top ?? 0;
      return {
        box: [left, right - document.body.getBoundingClientRect().right, bottom],
        isAbove: top <= inner,
        color: getComputedStyle(element).backgroundColor,
        page: getComputedStyle(document.documentElement).backgroundColor,
      };
    });
    expect(ground.box).toEqual([0, 0, 844]);
    expect(ground.isAbove).toBe(true);
    expect(ground.color).toBe(ground.page);
  },
);

test("forced colours keep the current link and the chosen tab", { tags: "matrix" }, async () => {
  const page = await journey.open("/about", { forcedColors: "active" });
  await hydrated(page);
  const lines = await page.evaluate(() =>
    [".site-header-link.active", ".collaborators [aria-selected=true]"].map((selector) => {
      const element = document.querySelector(selector);
      if (!element) return null;
      const { borderBottomWidth, borderBottomStyle, scale } = getComputedStyle(element, "::after");
      return [Number.parseFloat(borderBottomWidth) >= 1, borderBottomStyle, scale];
    }),
  );
  expect(lines).toEqual([
    [true, "solid", "1"],
    [true, "solid", "1"],
  ]);
});

/** How bright the picture of a card is that stands far below, before and after it has been scrolled to. */
async function cardBelow(page: Page): Promise<[string, string]> {
  await hydrated(page);
  await page.evaluate(() => {
    const grid = document.querySelector(".project-grid");
    for (let count = 0; count < 6; count++) {
      const card = grid?.firstElementChild?.cloneNode(true);
      if (!(card instanceof HTMLElement)) continue;
      card.dataset.below = "";
      card.dataset.width = "full";
      grid?.append(card);
    }
  });
  const last = page.locator(".project-grid-item").last();
  const picture = last.locator("img, video").first();
  const opacity = () => picture.evaluate((shown) => getComputedStyle(shown).opacity);
  // What the clock lights up is lit by now.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .map((animation) => animation.finished),
    ),
  );
  const before = await opacity();
  await last.scrollIntoViewIfNeeded();
  await expect.poll(opacity).toBe("1");
  return [before, await opacity()];
}

test("a picture further down lights up when it comes into view", async () => {
  expect(await cardBelow(await journey.open("/"))).toEqual(["0.16", "1"]);
});

test("nothing is dark for those who want no motion", { tags: "matrix" }, async () => {
  expect(await cardBelow(await journey.open("/", { reducedMotion: "reduce" }))).toEqual(["1", "1"]);
});
