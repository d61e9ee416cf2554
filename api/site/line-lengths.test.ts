import { expect, test } from "vitest";
import { lineLengths } from "./site-identity.ts";

test("a line of a poster has room for the longest word, and for as few words as fit", () => {
  const [wide = 0, narrow = 0] = lineLengths("Posters, titles and things that move.");
  expect(wide).toBeGreaterThan(1.5 * narrow);
  expect(narrow).toBeGreaterThan(3);
  expect(lineLengths("Move")).toEqual([2.05, 2.05]);
});

test.each(["", "記憶の地図", "خرائط الذاكرة", "Kinder\u00adtages\u00adstätte"])(
  "lines of %j are not set from edge to edge",
  (title) => {
    expect(lineLengths(title)).toEqual([]);
  },
);
