import type { Page } from "playwright-core";

/**
 * Scrolls down a project's page in steps, and finds the elements of the case study that the pill
 * covers. The pill is a bar with links to other projects, which floats over the page.
 * @returns each element with the scroll position in pixels
 */
export async function coveredByPill(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const content = ".project-sections :is(p, li, h3, figcaption, img, video)";
    const pill = document.querySelector(".project-pill-links");
    const covered = new Set<string>();
    for (let top = 0; top < document.documentElement.scrollHeight; top += 120) {
      scrollTo({ top, behavior: "instant" });
      // At the end of a frame, web/start/pill.ts hides the pill if it is over content.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const box = pill?.getBoundingClientRect() ?? new DOMRect();
      for (const element of document.querySelectorAll(content)) {
        const other = element.getBoundingClientRect();
        const x = (Math.max(box.left, other.left) + Math.min(box.right, other.right)) / 2;
        const y = (Math.max(box.top, other.top) + Math.min(box.bottom, other.bottom)) / 2;
        const isUnder = x > box.left && x < box.right && y > box.top && y < box.bottom;
        const meets =
          isUnder && x > other.left && x < other.right && y > other.top && y < other.bottom;
        if (meets && pill?.contains(document.elementFromPoint(x, y))) {
          covered.add(`${element.nodeName} at ${top}`);
        }
      }
    }
    return [...covered];
  });
}
