import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "./accessibility.ts";
import { hydrated, startJourney } from "./journey.ts";

const journey = startJourney();

const screens = {
  home: "/",
  work: "/work",
  viewer: "/work?view=1",
  project: "/project/passage",
  gate: "/project/quillon-show-your-working",
  about: "/about",
  connect: "/connect",
  "no such project": "/project/none",
  "no such page": "/none",
};
const widths = [390, 768, 1440];

/** Adds up how far things move by themselves, from the first paint on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, "hadRecentInput")) continue;
        Object.assign(window, {
          shift: Reflect.get(window, "shift") + Reflect.get(entry, "value"),
        });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

test.each(widths)(
  "on every screen axe finds nothing, nothing moves and nothing is cut off, at %i pixels",
  async (width) => {
    for (const [screen, path] of Object.entries(screens)) {
      const page = await journey.open("about:blank", {
        viewport: { width, height: width < 500 ? 844 : 900 },
        isMobile: width < 500,
        hasTouch: width < 500,
        expectedProblems: /status of 404/,
      });
      await watchShifts(page);
      await page.goto(path, { waitUntil: "networkidle" });
      await hydrated(page);
      expect([screen, await findAccessibilityProblems(page)]).toEqual([screen, []]);
      const shift = await page.evaluate(() => Reflect.get(window, "shift"));
      const isCutOff = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect({ screen, shift, isCutOff }).toEqual({ screen, shift: 0, isCutOff: false });
      await page.context().close();
    }
  },
  180_000,
);

test.each(["Work", "About", "Connect"])(
  "where %s cannot be loaded its place says so, with ways on",
  async (name) => {
    const page = await journey.open("/", { expectedProblems: /ERR_FAILED|graphql/i });
    await hydrated(page);
    await page.route("**/graphql**", (route) => route.abort());
    await page.getByRole("banner").getByRole("link", { name }).click();
    await page.getByRole("heading", { name: "Something went wrong" }).waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.unroute("**/graphql**");
    await page.getByRole("link", { name: "Try again" }).click();
    await page.waitForURL(new RegExp(`/${name.toLowerCase()}$`));
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.getByRole("heading", { name: "Something went wrong" }).count()).toBe(0);
  },
);

test("on a touch screen the cards of the home page show their names", async () => {
  const page = await journey.open("/", {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  await hydrated(page);
  const names = page.locator(".project-grid .card-name");
  expect(await names.count()).toBeGreaterThan(3);
  const opacities = await names.evaluateAll((all) =>
    all.map((name) => getComputedStyle(name).opacity),
  );
  expect(new Set(opacities)).toEqual(new Set(["1"]));
});
