import { expect, test, vi } from "vitest";
import { copyWithoutSoftHyphens } from "./copy";

copyWithoutSoftHyphens();

/** @returns the arguments of `setData`; empty where the browser copies the selection by itself */
function copy(text: string): unknown[] {
  document.body.innerHTML = "<h1></h1>";
  const [heading] = document.body.children;
  heading?.append(text);
  window.getSelection()?.selectAllChildren(document.body);
  const setData = vi.fn();
  const event = Object.assign(new Event("copy", { cancelable: true, bubbles: true }), {
    clipboardData: { setData },
  });
  heading?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(setData.mock.calls.length > 0);
  return setData.mock.calls.flat();
}

test("a title is copied without its soft hyphens", () => {
  expect(copy("Kinder\u00adtages\u00adstätte")).toEqual(["text/plain", "Kindertagesstätte"]);
});

test("the browser copies everything else", () => {
  expect(copy("Passage")).toEqual([]);
});
