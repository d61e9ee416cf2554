import { expect, test } from "vitest";
import { shortcutLetter } from "./shortcutLetter";

test.each([
  ["Dvorak", { key: "S", code: "Semicolon" }, "s"],
  ["Dvorak", { key: ";", code: "KeyZ" }, ";"],
  ["Russian", { key: "л", code: "KeyK" }, "k"],
])("in the %s layout, %o is %s", (_layout, event, letter) => {
  expect(shortcutLetter(event)).toBe(letter);
});
