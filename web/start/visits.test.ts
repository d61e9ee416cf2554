import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { trackEvent } from "../analytics/trackEvent";
import { trackedCommands } from "../testing/trackedCommands";
import { countVisit } from "./visits";

const append = vi.fn();

beforeEach(() => {
  // The test must not fetch Google's script.
  vi.spyOn(document.body, "append").mockImplementation(append);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  append.mockReset();
  delete window.dataLayer;
});

test("an event is a command in the form of gtag: an arguments object", () => {
  trackEvent("contact_form_submit", { event_category: "engagement" });
  const [entry] = window.dataLayer ?? [];
  expect(Object.prototype.toString.call(entry)).toBe("[object Arguments]");
  expect(Object.values(Object(entry))).toEqual([
    "event",
    "contact_form_submit",
    { event_category: "engagement" },
  ]);
});

test("a marked link tells of a press by itself, before the page's code is there", () => {
  const link = document.createElement("a");
  link.dataset.event = "linkedin_click";
  link.dataset.eventLabel = "About";
  link.innerHTML = "<span>LinkedIn</span>";
  document.documentElement.append(link);
  link.querySelector("span")?.click();
  link.remove();
  document.documentElement.click();
  expect(trackedCommands()).toEqual([
    ["event", "linkedin_click", { event_category: "engagement", event_label: "About" }],
  ]);
});

test("the third party's script is loaded when it is set up", () => {
  countVisit("G-ABC123");
  expect(append).toHaveBeenCalledOnce();
  expect(append.mock.calls[0]?.[0]).toMatchObject({
    src: "https://www.googletagmanager.com/gtag/js?id=G-ABC123",
  });
  expect(trackedCommands().map(([command]) => command)).toEqual(["js", "config", "event"]);
});

test("without an id nothing is loaded, and the view is still on the data layer", () => {
  countVisit(undefined);
  expect(append).not.toHaveBeenCalled();
  expect(trackedCommands()).toEqual([
    ["event", "page_view", expect.objectContaining({ page_path: window.location.pathname })],
  ]);
});

test("a page that Back shows as it was left is counted again", () => {
  countVisit(undefined);
  expect(trackedCommands()).toHaveLength(1);
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(trackedCommands().length).toBeGreaterThan(1);
});

test("the site's own script is loaded, but not where privacy is asked for", async () => {
  const loaded: string[] = [];
  vi.stubGlobal("noteLoaded", (name: string) => loaded.push(name));
  const script = (name: string) => `data:text/javascript,noteLoaded("${name}")`;
  vi.spyOn(document, "cookie", "get").mockReturnValueOnce("vitrine-unmeasured=1");
  countVisit(undefined, script("unwanted"));
  vi.spyOn(document, "cookie", "get").mockReturnValue("");
  countVisit(undefined, script("own"));
  await expect.poll(() => loaded).toEqual(["own"]);
});

test("where a reader has switched it off nothing is loaded and nothing is recorded", () => {
  vi.spyOn(document, "cookie", "get").mockReturnValue("a=b; vitrine-unmeasured=1");
  countVisit("G-ABC123");
  expect(append).not.toHaveBeenCalled();
  expect(window.dataLayer).toBeUndefined();
});

test.each([
  ["Global Privacy Control", { globalPrivacyControl: true }],
  ["Do Not Track", { doNotTrack: "1" }],
])("under %s nothing is loaded and nothing is recorded", (_signal, navigator) => {
  vi.stubGlobal("navigator", navigator);
  countVisit("G-ABC123");
  trackEvent("page_view");
  expect(append).not.toHaveBeenCalled();
  expect(window.dataLayer).toBeUndefined();
});
