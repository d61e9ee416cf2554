import { expect, test } from "vitest";
import { findCircle } from "./find-circle.ts";

test("a circle of folders is found, whatever its length", () => {
  const uses = (...arrows: [string, string][]) => {
    const map = new Map<string, Map<string, string>>();
    for (const [from, to] of arrows) map.set(from, (map.get(from) ?? new Map()).set(to, from + to));
    return map;
  };
  expect(findCircle(uses(["a", "b"], ["b", "c"], ["a", "c"]))).toEqual([]);
  expect(findCircle(uses(["z", "a"], ["a", "b"], ["b", "c"], ["c", "a"]))).toEqual([
    "ab",
    "bc",
    "ca",
  ]);
});
