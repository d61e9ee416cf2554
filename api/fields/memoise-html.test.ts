import { expect, test, vi } from "vitest";
import { readMarkup } from "../../markup/read-markup.ts";
import { createHtmlOf, memoiseHtml } from "./rich-text.ts";

/**
 * A memo whose HTML is ten characters longer than its text, and the texts for which HTML was made.
 */
function startMemo(maxCharacters: number) {
  const made: string[] = [];
  const htmlOfText = memoiseHtml((text, markup) => {
    made.push(text);
    return text + String(markup).padStart(10);
  }, maxCharacters);
  return { made, htmlOfText };
}

test("the HTML of a text is made once", () => {
  const { made, htmlOfText } = startMemo(1_000);
  expect([htmlOfText("a", 2), htmlOfText("a", 2)]).toEqual(["a         2", "a         2"]);
  expect(made).toEqual(["a"]);
});

test("the same text in another markup has HTML of its own", () => {
  const { htmlOfText } = startMemo(1_000);
  expect([htmlOfText("2 a", undefined), htmlOfText("2 a", 2), htmlOfText("a", 2)]).toEqual([
    "2 a undefined",
    "2 a         2",
    "a         2",
  ]);
});

test("texts of modules are parsed once for each markup", () => {
  const read = vi.fn(readMarkup);
  const htmlOf = createHtmlOf(read);
  const text = "## A *word*";
  const once = [htmlOf(text, {}), htmlOf(text, { markup: 2 })];
  expect(once[0]).not.toBe(once[1]);
  expect([htmlOf(text, {}), htmlOf(text, { markup: 2 })]).toEqual(once);
  expect(read).toHaveBeenCalledTimes(2);
});

test("texts and HTML are bounded together; the least recently used is dropped", () => {
  // Each entry counts 14 characters: its key "2 a", and HTML of 11. Two entries are within the
  // bound.
  const { made, htmlOfText } = startMemo(30);
  for (const text of ["a", "b", "a", "c", "a", "b"]) htmlOfText(text, 2);
  expect(made).toEqual(["a", "b", "c", "b"]);
});

test("what was dropped no longer counts", () => {
  const { made, htmlOfText } = startMemo(30);
  for (let round = 0; round < 100; round += 1) htmlOfText(String(round % 10), 2);
  made.length = 0;
  for (const text of ["8", "9"]) htmlOfText(text, 2);
  expect(made).toEqual([]);
});

test("a text beyond the bound is not stored, and drops no other", () => {
  const { made, htmlOfText } = startMemo(30);
  for (const text of ["a", "x".repeat(30), "a", "x".repeat(30)]) htmlOfText(text, 2);
  expect(made).toEqual(["a", "x".repeat(30), "x".repeat(30)]);
});
