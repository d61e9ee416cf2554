import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { trackListeners } from "../testing/trackListeners";

const sendBeacon = vi.fn<(url: string, body: string) => boolean>();

/**
 * Functions that remove the listeners of the page, which would otherwise receive the events of the
 * next test.
 */
const closings: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal("navigator", { sendBeacon, webdriver: false });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  for (const close of closings.splice(0)) close();
  document.head.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sendBeacon.mockReset();
});

/**
 * Opens a page by a share link. `isWaiting` is true while nobody has read pages through the link.
 */
async function openPage(isWaiting = true) {
  const script = document.createElement("script");
  script.toggleAttribute("data-visits-wait", isWaiting);
  document.head.append(script);
  closings.push(trackListeners());
  await import("./sendVisits");
}

const told = () => sendBeacon.mock.calls.map(([, body]) => JSON.parse(body));

function happen(event: Event, isTrusted: boolean, target: EventTarget = document): void {
  Object.defineProperty(event, "isTrusted", { value: isTrusted });
  target.dispatchEvent(event);
}
/** Dispatches an event that a person or the browser itself has caused. */
const cause = (event: Event, target?: EventTarget) => happen(event, true, target);
/** Dispatches an event that a script has created. */
const fake = (event: Event, target?: EventTarget) => happen(event, false, target);

const moveTo = (screenX: number, screenY = 300) =>
  new PointerEvent("pointermove", { bubbles: true, screenX, screenY });
const inSight = (isVisible: boolean) => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(!isVisible);
  cause(new Event("visibilitychange"));
};
const wait = (seconds: number) => vi.advanceTimersByTime(seconds * 1_000);

test.each<[string, () => void]>([
  ["looks for five seconds and is gone", () => {}],
  ["looks for a minute", () => wait(60)],
  ["looks for an hour", () => wait(3_600)],
  ["takes a picture at another size", () => cause(new Event("resize"), window)],
  ["has a pointer that rests where the window opens", () => cause(moveTo(400))],
  ["has a pointer that is told of its place again", () => [400, 400].map((x) => cause(moveTo(x)))],
  ["moves a pointer by script", () => [1, 200, 400].map((x) => fake(moveTo(x)))],
  ["presses by script", () => fake(new PointerEvent("pointerdown", { bubbles: true }))],
  ["clicks by script", () => document.documentElement.click()],
  ["types by script", () => fake(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }))],
  ["turns a wheel by script", () => fake(new Event("wheel", { bubbles: true }))],
  ["touches by script", () => fake(new Event("touchmove", { bubbles: true }))],
  ["makes up a scroll", () => [wait(3), fake(new Event("scroll"))]],
  ["scrolls a part of the page", () => [wait(3), cause(new Event("scroll"), document.body)]],
  ["is put in the background and back", () => [inSight(false), wait(1), inSight(true)]],
  ["gets and loses the focus", () => ["focus", "blur"].map((it) => cause(new Event(it), window))],
  ["changes its line", () => ["offline", "online"].map((it) => cause(new Event(it), window))],
  [
    "prints the page",
    () => ["beforeprint", "afterprint"].map((it) => cause(new Event(it), window)),
  ],
  [
    "goes back to the page",
    () => {
      const event = new Event("pageshow");
      Object.defineProperty(event, "persisted", { value: true });
      cause(event, window);
    },
  ],
  [
    "has the code of the site open another page",
    () => fake(new CustomEvent("vitrine-event", { detail: { name: "page_view" } })),
  ],
])("a scanner that %s has not read by a link", async (_what, act) => {
  await openPage();
  act();
  wait(5);
  cause(new Event("pagehide"), window);
  expect(told()).toEqual([]);
});

test("a scroll of the browser's own, as a page arrives, is no sign of a person", async () => {
  await openPage();
  cause(new Event("scroll"));
  wait(5);
  expect(told()).toEqual([]);
});

test.each<[string, () => void]>([
  ["moves the pointer", () => [400, 410].map((x) => cause(moveTo(x)))],
  ["presses", () => cause(new PointerEvent("pointerdown", { bubbles: true }))],
  ["types", () => cause(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }))],
  ["turns the wheel", () => cause(new Event("wheel", { bubbles: true }))],
  ["swipes", () => cause(new Event("touchmove", { bubbles: true }))],
  ["scrolls", () => cause(new Event("scroll"))],
])("somebody who %s has read from the beginning on", async (_what, act) => {
  await openPage();
  wait(5);
  act();
  expect(told()).toMatchObject([{ number: 0, seconds: [0, 5] }]);
  wait(5);
  cause(new Event("pagehide"), window);
  expect(told()[1]).toMatchObject({ number: 1, seconds: [5, 10] });
});

test("a press before anything was seen says nothing before there is something to say", async () => {
  await openPage();
  cause(new PointerEvent("pointerdown", { bubbles: true }));
  expect(told()).toEqual([]);
  wait(2);
  expect(told()).toMatchObject([{ number: 0, seconds: [0, 2] }]);
});

test("a page that another one of the site has led to waits for nothing", async () => {
  vi.spyOn(document, "referrer", "get").mockReturnValue(`${location.origin}/`);
  await openPage();
  wait(2);
  expect(told()).toMatchObject([{ number: 0, seconds: [0, 2] }]);
});

test.each([
  ["/portfolio/", undefined],
  ["/portfolio/work", undefined],
  ["/", "localhost"],
  ["/blog", "localhost"],
  ["/portfolio-of-another", "localhost"],
])("the page %s of the host is a referrer of a site below a path: %s", async (path, referrer) => {
  const script = document.createElement("script");
  script.dataset.base = "/portfolio";
  document.head.append(script);
  // Of the entry, the script reads only the type.
  const navigation = { type: "navigate" } as PerformanceNavigationTiming;
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([navigation]);
  vi.spyOn(document, "referrer", "get").mockReturnValue(`${location.origin}${path}`);
  await openPage(false);
  wait(2);
  expect(told()[0].referrer).toBe(referrer);
});

test("pages of anybody else, and of a link that has its reader, wait for nothing", async () => {
  await openPage(false);
  wait(2);
  expect(told()).toMatchObject([{ number: 0, seconds: [0, 2] }]);
});
