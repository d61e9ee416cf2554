import { expect, test } from "vitest";
import { inOrderOf, placeTogether } from "./arrange";

test("orders by ids, the others behind", () => {
  const items = [{ id: "a" }, { id: "b" }, { id: "c" }];
  expect(inOrderOf(items, ["c", "a"]).map(({ id }) => id)).toEqual(["c", "a", "b"]);
});

test.each([
  ["between those of a later project: behind it", "a1", "b1", "after", "b1 b2 b3 a1 a2 c1"],
  ["between those of an earlier project: before it", "b2", "a1", "after", "b1 b2 b3 a1 a2 c1"],
  ["between those of a project further up", "c1", "a2", "before", "c1 a1 a2 b1 b2 b3"],
  ["behind the last image of a project", "a2", "b3", "after", "b1 b2 b3 a1 a2 c1"],
  ["between two projects", "c1", "b1", "before", "a1 a2 c1 b1 b2 b3"],
  ["at the end", "a1", "c1", "after", "b1 b2 b3 c1 a1 a2"],
  ["among its own", "b3", "b1", "before", "a1 a2 b3 b1 b2 c1"],
  ["before its own first, named by what stands there", "b2", "a2", "after", "a1 a2 b2 b1 b3 c1"],
] as const)("an image put %s", (_place, id, target, side, expected) => {
  const items = ["a1", "a2", "b1", "b2", "b3", "c1"].map((name) => ({ id: name }));
  const next = placeTogether(items, { moved: new Set([id]), target, side }, groupOf);
  expect(next.map((item) => item.id).join(" ")).toBe(expected);
});

const groupOf = ({ id }: { id: string }) => id.slice(0, 1);
