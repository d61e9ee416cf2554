import { afterEach, expect, test, vi } from "vitest";
import { createEarlyTyping } from "./PaletteProvider";

const typing = createEarlyTyping();
afterEach(() => typing.take());

/** @returns whether the default action of the key was not prevented */
function press(key: string, modifiers: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent("keydown", {
    ...{ key, bubbles: true, cancelable: true },
    ...modifiers,
  });
  return document.body.dispatchEvent(event);
}

test("what is typed before the field is there is its first text, and does nothing else", () => {
  const elsewhere = vi.fn();
  document.body.addEventListener("keydown", elsewhere);
  typing.begin();
  const done = ["p", "a", "z", "Backspace", "s", " ", "é"].map((key) => press(key));
  expect(done).not.toContain(true);
  expect(elsewhere).not.toHaveBeenCalled();
  expect(typing.take()).toBe("pas é");
  document.body.removeEventListener("keydown", elsewhere);
});

test("once a dialog is open its keys are its own, even where nobody took what was typed", () => {
  typing.begin();
  press("a");
  const dialog = document.createElement("dialog");
  dialog.setAttribute("role", "dialog");
  document.body.append(dialog);
  expect(press("b")).toBe(true);
  dialog.remove();
  expect(press("c")).toBe(true);
});

test("other keys, and those after it, are left alone", () => {
  typing.begin();
  expect([press("Tab"), press("k", { ctrlKey: true })]).toEqual([true, true]);
  expect(typing.take()).toBe("");
  expect(press("a")).toBe(true);
  typing.begin();
  expect(typing.take()).toBe("");
});

test.each([
  ["Escape", () => press("Escape")],
  ["a press", () => document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }))],
])("%s gives the keys back, and the search does not open later", (_name, leave) => {
  const left = typing.begin();
  press("a");
  expect(left.aborted).toBe(false);
  leave();
  expect(left.aborted).toBe(true);
  expect(press("b")).toBe(true);
  expect(typing.take()).toBe("a");
});
