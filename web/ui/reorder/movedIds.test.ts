import { expect, test } from "vitest";
import { movedIds } from "./ReorderList";

test.each([
  [["a"], "c", "after", "b,c,a"],
  [["a"], "c", "before", "b,a,c"],
  [["c"], "a", "before", "c,a,b"],
  [["c"], "a", "on", "c,a,b"],
  [["a", "b"], "c", "after", "c,a,b"],
  [["a"], "a", "after", "a,b,c"],
  [["a"], "gone", "after", "a,b,c"],
] as const)("%j moved to %s, %s", (moved, target, position, expected) => {
  expect(movedIds(["a", "b", "c"], moved, target, position).join()).toBe(expected);
});
