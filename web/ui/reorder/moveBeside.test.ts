import { expect, test } from "vitest";
import { moveBeside } from "./useReordering";

const move = (moved: string, target: string, side: "before" | "after") =>
  moveBeside([..."abcd"], { moved: new Set(moved), target, side }).join("");

test.each([
  ["d", "a", "before", "dabc"],
  ["a", "c", "before", "bacd"],
  ["a", "c", "after", "bcad"],
  ["da", "c", "before", "badc"],
  ["ab", "c", "after", "cabd"],
  ["a", "d", "after", "bcda"],
] as const)("%s moved to %s, %s", (moved, target, side, expected) => {
  expect(move(moved, target, side)).toBe(expected);
});

test("beside itself, or what is gone, nothing moves", () => {
  expect(move("b", "b", "after")).toBe("abcd");
  expect(move("b", "gone", "after")).toBe("abcd");
});
