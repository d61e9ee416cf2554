/** The scales that are tried, in this order, until the whole content of a slide fits. */
const fits = [1, 0.93, 0.86, 0.8, 0.74, 0.68, 0.62, 0.56, 0.5];

/**
 * Scales each slide down until its whole content fits, by the custom property `--fit`.
 * @returns the scale of each slide; 0 for a slide whose content does not fit at the smallest scale
 */
export function fitSlides(slides: readonly HTMLElement[]): number[] {
  const found = new Map<HTMLElement, number>();
  let left = slides;
  for (const fit of fits) {
    for (const slide of left) {
      slide.style.setProperty("--fit", String(fit));
      found.set(slide, fit);
    }
    left = left.filter(isTooFull);
  }
  for (const slide of left) found.set(slide, 0);
  return slides.map((slide) => found.get(slide) ?? 1);
}

function isTooFull(slide: HTMLElement): boolean {
  const body = slide.querySelector(".slide-body");
  if (!body) return false;
  const { top, bottom, right, left, height } = body.getBoundingClientRect();
  return (
    height > 0 &&
    [...body.querySelectorAll("*")].some((part) => {
      if (part.closest(".slide-hero, .picture, .video, .device, .visually-hidden")) return false;
      // Elements that are not displayed on slides have no box: an empty rectangle, which would count as
      // outside of the body.
      if (part.getClientRects().length === 0) return false;
      const box = part.getBoundingClientRect();
      return (
        box.bottom > bottom + 1 || box.top < top - 1 || box.right > right + 1 || box.left < left - 1
      );
    })
  );
}
