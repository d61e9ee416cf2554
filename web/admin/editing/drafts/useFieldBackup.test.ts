import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentToast } from "../../../ui/toast/showToast";
import { useFieldBackup } from "./useFieldBackup";

const key = "draft-in-test";
const parse = (stored: unknown) => (typeof stored === "string" ? stored : null);
const stored = () => localStorage.getItem(key);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

function open(saved = "saved", value = saved) {
  return renderHook((props) => useFieldBackup({ key, parse, ...props }), {
    initialProps: { saved, value },
  });
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test("a draft is stored half a second after the last key", () => {
  const { result, rerender } = open();
  expect(result.current.state).toBe("saved");
  rerender({ saved: "saved", value: "t" });
  pass(400);
  rerender({ saved: "saved", value: "ty" });
  pass(499);
  expect([stored(), result.current.state]).toEqual([null, "unsaved"]);
  pass(1);
  expect([stored(), result.current.state]).toEqual(['"ty"', "stored"]);
});

test("saving clears it", () => {
  const { result, rerender } = open();
  rerender({ saved: "saved", value: "typed" });
  pass(500);
  rerender({ saved: "typed", value: "typed" });
  expect([stored(), result.current.state]).toEqual([null, "saved"]);
});

test("what was typed last is stored when the form goes away sooner", () => {
  const { rerender, unmount } = open();
  rerender({ saved: "saved", value: "typed" });
  unmount();
  expect(stored()).toBe('"typed"');
});

test("typing that was reverted before it was stored is not stored when the form goes away", () => {
  const { rerender, unmount } = open();
  rerender({ saved: "saved", value: "t" });
  pass(400);
  rerender({ saved: "saved", value: "saved" });
  unmount();
  expect(stored()).toBeNull();
});

test.each([
  ['"typed before"', "typed before"],
  ['"saved"', null],
  ["{broken", null],
  ["42", null],
  [null, null],
])("of %j stored before, %j is offered", (text, offered) => {
  if (text !== null) localStorage.setItem(key, text);
  expect(open().result.current.recoverable).toBe(offered);
});

test("dismissing deletes it, also from the offer", () => {
  localStorage.setItem(key, '"typed before"');
  const { result } = open();
  act(() => result.current.dismissDraft());
  expect([stored(), result.current.recoverable]).toEqual([null, null]);
});

test("what was dismissed comes back by Undo, and with the next visit", () => {
  localStorage.setItem(key, '"typed before"');
  const { result, unmount } = open();
  act(() => result.current.dismissDraft());
  act(() => currentToast()?.action?.onAction());
  expect(result.current.recoverable).toBe("typed before");
  unmount();
  expect(open().result.current.recoverable).toBe("typed before");
});

test("typing beside an offer leaves the offered draft as it is; the next visit offers both", () => {
  localStorage.setItem(key, '"typed before"');
  const first = open();
  first.rerender({ saved: "saved", value: "typed beside" });
  pass(500);
  expect(stored()).toBe('"typed beside"');
  first.unmount();

  const second = open();
  expect(second.result.current.recoverable).toBe("typed before");
  act(() => second.result.current.dismissDraft());
  expect(second.result.current.recoverable).toBe("typed beside");
  act(() => second.result.current.dismissDraft());
  expect([second.result.current.recoverable, localStorage.length]).toEqual([null, 0]);
});

test("saving something else leaves the offer standing", () => {
  localStorage.setItem(key, '"typed before"');
  const first = open();
  first.rerender({ saved: "saved", value: "other" });
  pass(500);
  first.rerender({ saved: "other", value: "other" });
  expect(first.result.current.recoverable).toBe("typed before");
  first.unmount();
  expect(open("other").result.current.recoverable).toBe("typed before");
});
