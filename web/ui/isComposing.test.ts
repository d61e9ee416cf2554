import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isComposing } from "./isComposing";

test.each([
  [{ isComposing: true }, true],
  // Safari sends this key after the word has ended.
  [{ keyCode: 229 }, true],
  [{ keyCode: 13 }, false],
])("an Enter with %j ends a word: %s", (more, expected) => {
  expect(isComposing(new KeyboardEvent("keydown", { key: "Enter", ...more }))).toBe(expected);
});

const files = readdirSync("web", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes(".test."))
  .map((path) => join("web", path));

test("code that handles Escape does not read the property isComposing of the event", () => {
  const reading = /"Escape"[^\n]*\.isComposing\b/;
  expect(files.filter((path) => reading.test(readFileSync(path, "utf8")))).toEqual([]);
});

test("whoever waits for Enter asks whose it is", () => {
  const waiting = files.filter((path) => /[!=]== "Enter"/.test(readFileSync(path, "utf8")));
  expect(waiting.length).toBeGreaterThan(5);
  expect(
    waiting.filter(
      (path) =>
        !/"Enter"[^\n]*isComposing\(|isComposing\(event\)\) return;/.test(
          readFileSync(path, "utf8"),
        ),
    ),
  ).toEqual([]);
});
