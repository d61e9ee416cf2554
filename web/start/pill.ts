import { nextFrame } from "./first-screen";

/** What the pill must not cover in wide windows. Over the hero it floats. */
const content =
  ":is(.project-title, .project-facts, .project-sections) :is(img, video, iframe, table, pre, figcaption, h1, h2, h3, p, li, dt, dd, .quote-block, .numbers-block)";

/** What it gives way to in every window. */
const endings = ".next-project, .site-footer";

/**
 * Has the navigation of a project step aside while something is under it: on a phone, where it has a ground
 * of its own, only what reaches from edge to edge.
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
  // To measure is to lay out, also what is hidden: after the first paint.
  void nextFrame().then(plan);
}
