import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { focusIfLost } from "./focusIfLost";

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    "<section><button>Delete</button></section><button>Next</button><input />";
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = "";
});

const next = () => document.querySelector<HTMLElement>("body > button");
const focused = () => document.activeElement?.tagName;

test("a focus that went with its element goes on, also where the element has not gone yet", () => {
  const removed = document.querySelector("section");
  removed?.querySelector("button")?.focus();
  focusIfLost(next, removed);
  vi.advanceTimersByTime(100);
  expect(document.activeElement).toBe(next());

  document.querySelector("input")?.focus();
  document.querySelector("input")?.remove();
  focusIfLost(next);
  vi.advanceTimersByTime(100);
  expect(document.activeElement).toBe(next());
});

test("a field that the owner has focused meanwhile keeps the focus", () => {
  document.querySelector("section button")?.remove();
  focusIfLost(next, document.querySelector("section"));
  document.querySelector("input")?.focus();
  vi.advanceTimersByTime(100);
  expect(focused()).toBe("INPUT");
});

test("a dialog keeps the focus until it has closed", () => {
  document.body.insertAdjacentHTML("beforeend", "<div role='dialog'><button>Done</button></div>");
  const dialog = document.querySelector("[role=dialog]");
  dialog?.querySelector("button")?.focus();
  focusIfLost(next);
  vi.advanceTimersByTime(1_000);
  expect(dialog?.contains(document.activeElement)).toBe(true);
  dialog?.remove();
  vi.advanceTimersByTime(100);
  expect(document.activeElement).toBe(next());
});
