import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { trackEvent } from "./dataLayer";
import { loadAnalytics } from "./loadAnalytics";

const append = vi.fn();

beforeEach(() => {
  // Nothing is fetched from here.
  vi.spyOn(document.body, "append").mockImplementation(append);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  append.mockReset();
  delete window.dataLayer;
});

test("an event is a command in the form of gtag: an arguments object", () => {
  trackEvent("linkedin_click", { event_category: "engagement" });
  const [entry] = window.dataLayer ?? [];
  expect(Object.prototype.toString.call(entry)).toBe("[object Arguments]");
  expect(Object.values(Object(entry))).toEqual([
    "event",
    "linkedin_click",
    { event_category: "engagement" },
  ]);
});

test("the third party's script is loaded when it is set up", () => {
  loadAnalytics("G-ABC123");
  expect(append).toHaveBeenCalledOnce();
  expect(append.mock.calls[0]?.[0]).toMatchObject({
    src: "https://www.googletagmanager.com/gtag/js?id=G-ABC123",
  });
  expect(window.dataLayer).toHaveLength(2);
});

test("without an id nothing is loaded, and events are still on the data layer", () => {
  loadAnalytics(null);
  trackEvent("page_view");
  expect(append).not.toHaveBeenCalled();
  expect(window.dataLayer).toHaveLength(1);
});

test.each([
  ["Global Privacy Control", { globalPrivacyControl: true }],
  ["Do Not Track", { doNotTrack: "1" }],
])("under %s nothing is loaded and nothing is recorded", (_signal, navigator) => {
  vi.stubGlobal("navigator", navigator);
  loadAnalytics("G-ABC123");
  trackEvent("page_view");
  expect(append).not.toHaveBeenCalled();
  expect(window.dataLayer).toBeUndefined();
});
