import type { Page } from "playwright-core";

/**
 * Finds faults in the layout of text and pictures: content that extends beyond the window or is
 * clipped by a container, text over text, pictures over pictures, columns that are too narrow for
 * words, and lines of Arabic letters that touch.
 */
export function findLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(readLayoutFaults);
}

/** Does the work of `findLayoutFaults`. Runs in the page, where nothing outside of this function exists. */
export function readLayoutFaults(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`the page: ${scrollWidth} of ${clientWidth}`] : [];
  const nameOf = (element: Element) => `${element.tagName}.${element.className}`;
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** The selector of elements that may scroll sideways, so that text in them may lie outside of the window. */
  const rows = "[role=tablist], .home-strip .project-grid, .gallery-block, pre";
  const unread = "[aria-hidden], .visually-hidden, .skip-link, .project-pill, script, style";
  type Line = { element: Element; left: number; right: number; top: number; bottom: number };
  const lines: Line[] = [];

  const isWithin = (box: DOMRect, element: Element, slack: number) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const around = element.getBoundingClientRect();
    const clipsX = /hidden|clip/.test(overflowX);
    const clipsY = /hidden|clip/.test(overflowY);
    return !(
      (clipsX && (box.left < around.left - 2 || box.right > around.right + 2)) ||
      (clipsY && (box.top < around.top - slack || box.bottom > around.bottom + slack))
    );
  };

  for (const source of document.querySelectorAll("picture > source")) {
    if (getComputedStyle(source).display !== "none")
      faults.push("a source of a picture takes room");
  }

  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const element = words.currentNode.parentElement;
    if (!element || !words.currentNode.textContent?.trim()) continue;
    if (element.closest(unread) || !isSeen(element)) continue;
    const style = getComputedStyle(element);
    // Such text is cut on purpose, and ends with an ellipsis.
    const isShortened =
      style.textOverflow === "ellipsis" || (style.webkitLineClamp ?? "none") !== "none";
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    const box = (isShortened ? element : range).getBoundingClientRect();
    const size = Number.parseFloat(style.fontSize);
    if (box.width === 0) continue;
    if (!element.closest(rows) && (box.left < -1 || box.right > clientWidth + 1)) {
      faults.push(`out of the window: ${nameOf(element)}`);
    }
    if (isShortened) continue;
    let around = element.parentElement;
    while (around && around !== document.body && isWithin(box, around, size * 0.45)) {
      around = around.parentElement;
    }
    if (around && around !== document.body) {
      faults.push(`cut off: ${nameOf(element)} in ${nameOf(around)}`);
    }
    const own = [...range.getClientRects()].filter(({ width }) => width > 2);
    if (
      own.length > 1 &&
      style.direction === "rtl" &&
      Number.parseFloat(style.lineHeight) < size * 1.2
    ) {
      faults.push(`joined letters without air between their lines: ${nameOf(element)}`);
    }
    const block = element.closest("p, h1, h2, h3, dd, li, figcaption, a") ?? element;
    if (own.length > 6 && block.getBoundingClientRect().width < size * 3) {
      faults.push(`in a column without room: ${nameOf(block)}`);
    }
    for (const { left, right, top, bottom } of own) {
      // Compares only the middle of each line box, which is the part that the letters fill.
      const middle = (top + bottom) / 2;
      lines.push({
        ...{ element, left: left + 1, right: right - 1 },
        ...{ top: middle - size * 0.3, bottom: middle + size * 0.3 },
      });
    }
  }

  type Box = { left: number; right: number; top: number; bottom: number };
  const meets = (one: Box, other: Box, slack: number) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack;
  lines.sort((one, other) => one.top - other.top);
  for (const [place, one] of lines.entries()) {
    for (const other of lines.slice(place + 1)) {
      if (other.top >= one.bottom) break;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (meets(one, other, 1.5)) {
        faults.push(`words on words: ${nameOf(one.element)} and ${nameOf(other.element)}`);
      }
    }
  }

  const layered = ".next-project, .before-after-block, .full-width-block";
  const pictures = [...document.querySelectorAll("main :is(img, video, .card-placeholder)")]
    .filter((picture) => isSeen(picture) && !picture.closest(layered))
    .filter((picture) => picture.tagName !== "IMG" || !picture.closest(".video"))
    .map((picture) => picture.closest(".card-picture, .work-tile-picture") ?? picture)
    .map((picture) => ({ picture, box: picture.getBoundingClientRect() }));
  for (const [place, one] of pictures.entries()) {
    if (Math.min(one.box.width, one.box.height) < 24) faults.push(`tiny: ${nameOf(one.picture)}`);
    for (const other of pictures.slice(place + 1)) {
      if (meets(one.box, other.box, 3)) {
        faults.push(`pictures on pictures: ${nameOf(one.picture)} and ${nameOf(other.picture)}`);
      }
    }
  }
  return [...new Set(faults)];
}
