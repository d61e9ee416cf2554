import { expect, test } from "vitest";
import { slugOf } from "./slugOf";

test.each([
  ["Passage", "passage"],
  ["Client & Co. — 2024", "client-co-2024"],
  ["  Trailing!  ", "trailing"],
  ["Überblick", "berblick"],
  ["???", ""],
])("%j suggests %j", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
