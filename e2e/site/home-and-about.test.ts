import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { phone } from "../harness/finger.ts";
import { startInParts } from "../harness/in-parts.ts";
import { hydrated, moving, type OpenOptions, openBeside, visitDemo } from "../harness/journey.ts";

const journey = visitDemo();
const screen = { viewport: { width: 1280, height: 800 } };

const opacityOf = (element: Locator) =>
  element.evaluate((found) => getComputedStyle(found).opacity);

test("cards are across or halves beside each other, and say their names under pointer and focus", async () => {
  const page = await journey.open("/", { viewport: { width: 1440, height: 900 } });
  const items = page.locator(".project-grid-item");
  // With reduced motion, the cards are visible at once.
  expect(new Set(await Promise.all((await items.all()).map(opacityOf)))).toEqual(new Set(["1"]));
  const cards = await items.evaluateAll((all) =>
    all.map((item) => {
      const box = item.querySelector(".project-card")?.getBoundingClientRect() ?? new DOMRect();
      const { y, width, height } = box;
      return { y, width, height, isHalf: item.dataset.width === "half" };
    }),
  );
  expect(new Set(cards.map(({ height }) => height))).toEqual(new Set([322]));
  const full = Math.max(...cards.map(({ width }) => width));
  for (const { y, width, isHalf } of cards) {
    expect(Math.round((width / full) * 2)).toBe(isHalf ? 1 : 2);
    expect(cards.filter((card) => card.y === y)).toHaveLength(isHalf ? 2 : 1);
  }
  await hydrated(page);
  const card = page.locator(".project-card").filter({ hasText: "password protected" }).first();
  const name = card.locator(".card-name");
  expect(await opacityOf(name)).toBe("0");
  await card.hover();
  await expect.poll(() => opacityOf(name)).toBe("1");
  const first = page.locator(".project-card").first();
  await first.focus();
  await expect.poll(() => opacityOf(first.locator(".card-name"))).toBe("1");
  const bottom = await first.locator("img").evaluate((img) => img.getBoundingClientRect().bottom);
  expect((await first.locator(".card-name > bdi").first().boundingBox())?.y).toBeLessThan(bottom);
});

test("on a touch screen every card shows its name, under its picture", async () => {
  const page = await journey.open("/", phone);
  const names = page.locator(".project-grid .card-name");
  expect(await names.count()).toBeGreaterThan(3);
  expect(new Set(await Promise.all((await names.all()).map(opacityOf)))).toEqual(new Set(["1"]));
  const picture = await page.locator(".project-card img").first().boundingBox();
  const name = await names.first().locator("bdi").first().boundingBox();
  expect(Math.round(picture?.height ?? 0)).toBe(322);
  expect(name?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0));
});

/**
 * Counts the queries whose address contains a text. Other queries may be prefetches of links that
 * are under the pointer by chance.
 * @returns a function that returns the count so far
 */
function countQueries(page: Page, about: string): () => number {
  let count = 0;
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === "/graphql" && search.includes(about)) count += 1;
  });
  return () => count;
}

test("the page asks for nothing again; pointing at a card fetches its project, following it nothing", async () => {
  let queries = () => 0;
  let hearten = () => 0;
  const page = await journey.open("/", {
    ...screen,
    prepare: async (window) => {
      queries = countQueries(window, "");
      hearten = countQueries(window, "hearten");
    },
  });
  await hydrated(page);
  expect(queries()).toBe(0);
  const card = page.getByRole("link", { name: "Hearten" });
  await card.hover();
  await expect.poll(hearten).toBe(1);
  await page.waitForLoadState("networkidle");
  await card.click();
  await page.getByRole("heading", { level: 1, name: "Hearten" }).waitFor();
  expect(hearten()).toBe(1);
});

test("a new page has the focus on its heading, says its title and starts at its top; Back returns to where one was", async () => {
  const page = await journey.open("/", screen);
  await hydrated(page);
  const card = page.getByRole("link", { name: "Morrow" });
  await card.scrollIntoViewIfNeeded();
  await card.focus();
  const left = await page.evaluate("scrollY");
  expect(left).toBeGreaterThan(300);
  await page.keyboard.press("Enter");
  await page.waitForURL(/morrow/);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe("Morrow Doses");
  await expect.poll(() => page.evaluate("scrollY")).toBe(0);
  await page.getByRole("status").filter({ hasText: "Morrow Doses – Ilse Maravel" }).waitFor();
  await page.goBack();
  await card.waitFor();
  await expect.poll(() => page.evaluate("scrollY")).toBe(left);
});

type Timing = [delay: number, duration: number];

/** Records the delay and the duration of each view transition's animations. Runs in the page. */
function watchTransitions(): void {
  const note = () => {
    const timings = document.getAnimations().map(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return [];
      const { delay, duration } = effect.getComputedTiming();
      return [effect.pseudoElement, [delay, duration]];
    });
    Object.assign(window, { animated: Object.fromEntries(timings) });
  };
  window.addEventListener("pagereveal", ({ viewTransition }) => {
    viewTransition?.ready.then(note, note);
  });
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.then(note);
    return transition;
  };
}

const openWatched = (options: OpenOptions = {}) =>
  journey.open("/", {
    ...{ ...screen, ...options },
    prepare: (window) => window.addInitScript(watchTransitions),
  });

async function animatedIn(page: Page): Promise<Record<string, Timing>> {
  await expect.poll(() => page.evaluate("window.animated")).toBeTruthy();
  return page.evaluate("window.animated");
}

test("the card grows into the hero, and stays still where motion is unwanted", async () => {
  const animations = async (options: OpenOptions) => {
    const page = await openWatched(options);
    await hydrated(page);
    const card = page.getByRole("link", { name: "Passage" });
    await card.hover();
    await page.waitForLoadState("networkidle");
    await card.click();
    return Object.keys(await animatedIn(page));
  };
  expect(await animations(moving)).toContain("::view-transition-group(project-hero)");
  expect((await animations({})).join()).not.toContain("view-transition");
});

test.each([
  ["the hero of the page", "Passage", "/project/passage"],
  ["the ground of the gate", "Quillon", "/project/quillon-show-your-working"],
])(
  "a card grows into %s that replaces its own, without the page's code",
  async (_place, name, path) => {
    const grounds = ['class="project-hero', 'class="gate-ground'];
    const baseURL = await startInParts(journey.server.origin, ...grounds);
    const page = await openWatched({ ...moving, baseURL });
    await page.waitForLoadState("networkidle");
    await page.getByRole("link", { name }).first().click();
    await page.waitForURL(`**${path}`);
    const animated = await animatedIn(page);
    expect(animated).toMatchObject({
      "::view-transition-group(project-hero)": [0, 450],
      "::view-transition-old(project-hero)": [0, 450],
      "::view-transition-new(project-hero)": [0, 450],
      // The former page has faded out (120 ms) when the next page has hardly begun to fade in (100 ms).
      "::view-transition-old(root)": [0, 120],
      "::view-transition-new(root)": [100, 240],
    });
    // The header is not animated, even if the former page was scrolled.
    expect(animated).not.toHaveProperty("::view-transition-group(site-header)");
    expect(await page.locator("html[data-hydrated]").count()).toBe(0);
  },
);

test("tabs are in the address, arrow keys walk around them, and each keeps the quote it stands at", async () => {
  const page = await journey.open("/about");
  await hydrated(page);
  const tabs = page.getByRole("tab");
  const panel = page.getByRole("tabpanel");
  const addresses = await tabs.evaluateAll((all) => all.map((tab) => Reflect.get(tab, "href")));
  const expectTab = async (place: number) => {
    await expect.poll(() => page.url()).toBe(addresses.at(place));
    await expect.poll(() => tabs.nth(place).getAttribute("aria-selected")).toBe("true");
  };
  const author = () => panel.locator(".quote-name:visible").textContent();

  const first = await author();
  await panel.getByRole("button", { name: "Previous quote" }).click();
  await expect.poll(author).not.toBe(first);
  const last = await author();
  await tabs.nth(1).click();
  await expectTab(1);
  await expect.poll(() => panel.count()).toBe(1);
  await expect.poll(author).not.toBe(last);
  await page.keyboard.press("ArrowLeft");
  await expectTab(0);
  await expect.poll(() => tabs.nth(0).evaluate((tab) => tab.matches(":focus"))).toBe(true);
  await expect.poll(author).toBe(last);
  await panel.getByRole("button", { name: "Next quote" }).click();
  await expect.poll(author).toBe(first);

  await tabs.nth(0).focus();
  await page.keyboard.press("ArrowLeft");
  await expectTab(-1);
  await page.keyboard.press("ArrowRight");
  await expectTab(0);
  await page.keyboard.press("End");
  await expectTab(-1);

  const linked = await openBeside(page.context(), addresses.at(-1));
  await hydrated(linked);
  expect(await linked.getByRole("tab").last().getAttribute("aria-selected")).toBe("true");
  expect(await linked.getByRole("tabpanel").count()).toBe(1);
});
