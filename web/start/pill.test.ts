import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { retirePill } from "./pill";

const drawAtOnce = () => vi.stubGlobal("requestAnimationFrame", (run: () => void) => run());

// `retirePill` makes its first check after a timer, and has to make it here: while a check waits
// for a real frame, a scroll starts no other check.
beforeAll(async () => {
  drawAtOnce();
  retirePill();
  await new Promise((resolve) => setTimeout(resolve));
});

const place = (
  element: Element | null,
  box: [x: number, y: number, width: number, height: number],
) =>
  vi.spyOn(element ?? document.body, "getBoundingClientRect").mockReturnValue(new DOMRect(...box));

beforeEach(() => {
  vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(1440);
  drawAtOnce();
  document.body.innerHTML =
    '<div class="project-sections"><img alt=""></div><nav class="project-pill"></nav>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Places the pill and the picture, and scrolls. @returns whether the pill is hidden */
function scrollTo(
  pill: Parameters<typeof place>[1],
  picture: Parameters<typeof place>[1],
): boolean | undefined {
  const element = document.querySelector(".project-pill");
  place(element, pill);
  place(document.querySelector("img"), picture);
  window.dispatchEvent(new Event("scroll"));
  return element?.hasAttribute("data-retired");
}

test("the pill retires while a picture is under it", () => {
  expect(scrollTo([64, 800, 240, 54], [400, 700, 900, 600])).toBe(false);
  expect(scrollTo([64, 800, 240, 54], [0, 700, 1440, 600])).toBe(true);
  expect(scrollTo([64, 800, 240, 54], [0, 100, 1440, 600])).toBe(false);
});

test("the next page is checked without a scroll", () => {
  expect(scrollTo([64, 800, 240, 54], [0, 700, 1440, 600])).toBe(true);
  place(document.querySelector("img"), [0, 100, 1440, 600]);
  document.dispatchEvent(new CustomEvent("vitrine-event", { detail: { name: "page_view" } }));
  expect(document.querySelector(".project-pill")).not.toHaveAttribute("data-retired");
});

test("on a phone it has a ground of its own, and retires over what reaches from edge to edge", () => {
  expect(scrollTo([0, 760, 1440, 84], [24, 700, 1392, 600])).toBe(false);
  expect(scrollTo([0, 760, 1440, 84], [0, 700, 1440, 600])).toBe(true);
});
