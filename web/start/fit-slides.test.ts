import { expect, test } from "vitest";
import { fitSlides } from "./fit-slides";

const box = (top: number, bottom: number) => new DOMRect(0, top, 100, bottom - top);

/**
 * A slide with a body of 100 pixels. `heights` are the heights of its parts at full size, in
 * pixels; null for a part that is not displayed.
 */
function slide(...heights: (number | null)[]): HTMLElement {
  const element = document.createElement("div");
  const body = document.createElement("div");
  body.className = "slide-body";
  body.getBoundingClientRect = () => box(50, 150);
  element.append(body);
  for (const height of heights) {
    const part = document.createElement("p");
    const drawn = () =>
      box(50, 50 + (height ?? 0) * Number(element.style.getPropertyValue("--fit")));
    part.getBoundingClientRect = () => (height === null ? new DOMRect() : drawn());
    part.getClientRects = () => (height === null ? [] : [drawn()]) as unknown as DOMRectList; // array-like
    body.append(part);
  }
  return element;
}

test("each slide is set as small as it has to be; what is not drawn takes no room", () => {
  expect(fitSlides([slide(90), slide(120), slide(90, null), slide(150), slide(300)])).toEqual([
    1, 0.8, 1, 0.62, 0,
  ]);
});
