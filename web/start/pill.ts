import { nextFrame } from "./first-screen";

/**
 * The elements that the ProjectPill, the floating links to the previous and the next project, must not cover
 * in wide windows. The pill may cover the hero.
 */
const content =
  ":is(.project-title, .project-facts, .project-sections) :is(img, video, iframe, table, pre, figcaption, h1, h2, h3, p, li, dt, dd, .quote-block, .numbers-block)";

/** The elements that the pill must not cover in any window. */
const endings = ".next-project, .site-footer";

/**
 * Hides the ProjectPill while it would cover content. In narrow windows, the pill has a background across the
 * whole window, so that only elements across the whole window count.
 */
export function retirePill(): void {
  let isPlanned = false;
  const check = () => {
    isPlanned = false;
    const pill = document.querySelector(".project-pill:not([data-static])");
    if (!pill) return;
    const box = pill.getBoundingClientRect();
    const width = document.documentElement.clientWidth;
    const isUnder = (element: Element) => {
      const other = element.getBoundingClientRect();
      return (
        other.top < box.bottom &&
        other.bottom > box.top &&
        other.left < box.right &&
        other.right > box.left &&
        (box.width < width || other.width >= width)
      );
    };
    const elements = document.querySelectorAll(`${content}, ${endings}`);
    pill.toggleAttribute("data-retired", [...elements].some(isUnder));
  };
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(check);
  };
  window.addEventListener("scroll", plan, { passive: true });
  window.addEventListener("resize", plan);
  // Sent after each navigation, among others. A navigation need not scroll.
  document.addEventListener("vitrine-event", plan);
  // After the first paint, because measuring forces a layout, also of hidden elements.
  void nextFrame().then(plan);
}
