import type { Page } from "playwright-core";
import { eventually } from "./eventually.ts";

export type Box = {
  name: string;
  place: [left: number, top: number, width: number, height: number];
};

/**
 * The positions and sizes of a page's landmarks, headings, controls, pictures and similar elements,
 * in pixels from the top left of the page.
 */
function readBoxes(page: Page): Promise<Box[]> {
  return page.evaluate(() => {
    const parts = [
      "header, nav, main, footer, section, article, aside, form, figure, li, h1, h2, h3, h4",
      "a, button, input, textarea, select, img, video, [role]:not([role=status])",
    ].join();
    // After Back from the picture viewer, a tile gets the focus some time later, and shows its name
    // while it has the focus. Without any focus, the boxes do not depend on that time.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const { scrollX, scrollY } = window;
    window.scrollTo({ top: 0, left: 0, behavior: "instant" });
    const boxes = [...document.querySelectorAll(parts)]
      // Leaves out notices, which stay while the page changes, and the rows of long lists, which are
      // rendered only while they are in view.
      .filter((element) => element.checkVisibility())
      .filter((element) => !element.closest(".toast-region, [role=grid] *"))
      .map((element): Box => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const own = element.querySelector("[role=grid]") ? "" : element.textContent;
        const words = element.getAttribute("aria-label") ?? own;
        const kind = element.getAttribute("role") ?? element.tagName.toLowerCase();
        const name = `${kind} ${words.replace(/\s+/g, " ").trim().slice(0, 40)}`;
        return { name, place: [x, y, width, height] };
      });
    window.scrollTo({ top: scrollY, left: scrollX, behavior: "instant" });
    return boxes;
  });
}

/** The boxes of a page once it has stopped changing. @throws if that takes more than five seconds */
export async function settledBoxes(page: Page): Promise<Box[]> {
  await rest(page);
  let before = await readBoxes(page);
  for (let reading = 0; reading < 50; reading += 1) {
    await page.waitForTimeout(100);
    const now = await readBoxes(page);
    if (now.length > 0 && findDifferences(now, before).length === 0) return now;
    before = now;
  }
  throw new Error(`${page.url()} keeps changing`);
}

/**
 * Describes up to 8 boxes that are missing, extra, or more than a pixel away from their wanted
 * position.
 */
function findDifferences(found: Box[], wanted: Box[]): string[] {
  const foundNames = found.map(({ name }) => name);
  const wantedNames = wanted.map(({ name }) => name);
  if (foundNames.join("\n") !== wantedNames.join("\n")) {
    return [
      ...wantedNames.filter((name) => !foundNames.includes(name)).map((name) => `missing: ${name}`),
      ...foundNames.filter((name) => !wantedNames.includes(name)).map((name) => `extra: ${name}`),
      `${found.length} boxes instead of ${wanted.length}`,
    ].slice(-8);
  }
  return wanted
    .flatMap(({ name, place }, index) => {
      const other = found[index]?.place ?? [];
      const isNear = place.every((value, side) => Math.abs(value - Number(other[side])) <= 1);
      return isNear ? [] : [`${name}: at ${other} instead of ${place}`];
    })
    .slice(0, 8);
}

/**
 * Prevents the focus or a touch from enlarging pictures. Then scrolls down the page until all parts
 * that load once they are in view have loaded.
 */
async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { scrollX, scrollY } = window;
    const unscaled = new CSSStyleSheet();
    unscaled.replaceSync("img, video { scale: none !important; transition: none !important }");
    document.adoptedStyleSheets = [unscaled];
    const isLoading = () =>
      [...document.querySelectorAll(".skeleton")].some((element) => element.checkVisibility());
    for (let pass = 0; pass === 0 || (isLoading() && pass < 50); pass += 1) {
      for (const share of [0.25, 0.5, 0.75, 1]) {
        const top = document.documentElement.scrollHeight * share;
        window.scrollTo({ top, behavior: "instant" });
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
      }
    }
    window.scrollTo({ top: scrollY, left: scrollX, behavior: "instant" });
  });
}

/**
 * Waits until the page has the wanted boxes. Every attempt first calls `rest`, because the window
 * may still show the former page at the first attempt.
 * @param step names the step of the test in a failure
 */
export async function expectBoxes(page: Page, step: string, wanted: Box[]): Promise<void> {
  const findAtRest = async () => {
    await rest(page);
    return findDifferences(await readBoxes(page), wanted);
  };
  await eventually(async () => ({ step, differences: await findAtRest() })).toEqual({
    step,
    differences: [],
  });
}
