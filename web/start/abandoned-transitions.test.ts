import { expect, test } from "vitest";
import { allowAbandonedTransitions } from "./abandoned-transitions";

allowAbandonedTransitions();

function isReported(reason: unknown): boolean {
  const event = new Event("unhandledrejection", { cancelable: true });
  return window.dispatchEvent(Object.assign(event, { reason }));
}

test("a transition that gave way to the next one is no error of the page", () => {
  const skipped = "Transition was skipped. skipTransition() called";
  expect(isReported(new DOMException(skipped, "AbortError"))).toBe(false);
  const late = "Transition was aborted because of timeout in DOM update";
  expect(isReported(new DOMException(late, "TimeoutError"))).toBe(false);
});

test("whatever else nobody handled is one", () => {
  expect(isReported(new DOMException("The user aborted a request.", "AbortError"))).toBe(true);
  expect(isReported(new TypeError("transition is undefined"))).toBe(true);
});
