import { afterEach, expect, test, vi } from "vitest";
import { firstSign } from "./first-sign";

afterEach(() => {
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

/**
 * Whether an event at an element is a sign of use. @param prerenders whether the browser prefetches
 * linked pages
 */
async function isSign(type: string, at: string, prerenders = true): Promise<boolean> {
  vi.stubGlobal("HTMLScriptElement", { supports: () => prerenders });
  document.body.innerHTML = `<p>Words</p><a href="/work">Work</a><a href="/work" data-in-place>Open</a>
    <a href="/cv.pdf" target="_blank">CV</a><button>Next</button><a role="tab" href="/about">Tab</a>`;
  let isGiven = false;
  void firstSign().then(() => {
    isGiven = true;
  });
  document.querySelector(at)?.dispatchEvent(new Event(type, { bubbles: true }));
  await Promise.resolve();
  return isGiven;
}

test.each([
  ["pointerover", "button"],
  ["pointerover", "[role=tab]"],
  ["pointerover", "[data-in-place]"],
  ["click", "button"],
  ["touchstart", "p"],
  ["pointercancel", "a"], // a finger that scrolls from a link
])("%s at %s is a sign that more is wanted than to read", async (type, at) => {
  expect(await isSign(type, at)).toBe(true);
});

test.each([
  ["pointerover", "p"],
  ["pointerover", "a"],
  ["touchstart", "a"],
  ["click", "a"],
  ["pointerover", "[target]"],
])("%s at %s is none: the browser fetches what links lead to", async (type, at) => {
  expect(await isSign(type, at)).toBe(false);
});

test("where browsers fetch no next page by themselves a link is a sign, too", async () => {
  expect(await isSign("pointerover", "a", false)).toBe(true);
});
