import { expect, test } from "vitest";
import { cutTo } from "./storable-text.ts";

test.each([
  ["short", 10, "short"],
  ["exactly", 5, "exact"],
  ["ab🎨", 4, "ab🎨"],
  ["ab🎨", 3, "ab"],
])("%s cut to %i is %s", (text, max, expected) => {
  expect(cutTo(text, max)).toBe(expected);
});
