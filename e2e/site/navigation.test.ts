import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { hydrated, visitDemo } from "../harness/journey.ts";

const journey = visitDemo();
const screen = { viewport: { width: 1280, height: 800 } };

/** Counts what is asked about something: the pointer may rest on more than was pointed at. */
function countQueries(page: Page, about: string): () => number {
  let count = 0;
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === "/graphql" && search.includes(about)) count += 1;
  });
  return () => count;
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test("pointing at a card fetches its project, so that following it fetches nothing", async () => {
  const page = await journey.open("/", screen);
  await hydrated(page);
  const queries = countQueries(page, "hearten");
  const card = page.getByRole("link", { name: "Hearten" });
  await card.hover();
  await expect.poll(queries).toBe(1);
  await page.waitForLoadState("networkidle");
  await card.click();
  await page.getByRole("heading", { level: 1, name: "Hearten" }).waitFor();
  expect(queries()).toBe(1);
});

test("a new page has the focus on its heading, says its title, and starts at its top", async () => {
  const page = await journey.open("/", screen);
  await hydrated(page);
  await page.getByRole("link", { name: "Morrow" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/morrow/);
  await expect.poll(() => focused(page)).toBe("Morrow Doses");
  await expect.poll(() => page.evaluate("scrollY")).toBe(0);
  await page.getByRole("status").filter({ hasText: "Morrow Doses – Ilse Maravel" }).waitFor();
});

test("Back returns to where the page was left", { tags: "matrix" }, async () => {
  const page = await journey.open("/", screen);
  await hydrated(page);
  const card = page.getByRole("link", { name: "Morrow" });
  await card.scrollIntoViewIfNeeded();
  const left = await page.evaluate("scrollY");
  expect(left).toBeGreaterThan(300);
  await card.click();
  await page.getByRole("heading", { level: 1, name: "Morrow" }).waitFor();
  await page.goBack();
  await page.getByRole("link", { name: "Passage" }).waitFor();
  await expect.poll(() => page.evaluate("scrollY")).toBe(left);
});

test("a slow page shows the spinner until it is there", { tags: "matrix" }, async () => {
  const page = await journey.open("/", screen);
  await hydrated(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/graphql*", async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole("link", { name: "Hearten" }).click();
  const spinner = page.getByRole("status").filter({ hasText: "Loading the page" });
  await spinner.waitFor();
  release();
  await page.getByRole("heading", { level: 1, name: "Hearten" }).waitFor();
  await spinner.waitFor({ state: "detached" });
});

test("the card grows into the hero, and stays still where motion is unwanted", async () => {
  const animations = async (reducedMotion: "reduce" | "no-preference") => {
    const page = await journey.open("/", { ...screen, reducedMotion });
    await hydrated(page);
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        transition.ready.then(() => {
          const names = document
            .getAnimations()
            .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : ""));
          Object.assign(window, { animated: names });
        });
        return transition;
      };
    });
    const card = page.getByRole("link", { name: "Passage" });
    await card.hover();
    await page.waitForLoadState("networkidle");
    await card.click();
    await expect.poll(() => page.evaluate("window.animated")).toBeTruthy();
    return page.evaluate<(string | null)[]>("window.animated");
  };
  expect(await animations("no-preference")).toContain("::view-transition-group(project-hero)");
  expect((await animations("reduce")).join()).not.toContain("view-transition");
});
