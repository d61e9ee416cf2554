import { expect, test } from "vitest";
import { inOrderOf, moveBeside, placeTogether } from "./arrange";

const ids = ["a", "b", "c", "d"];
const move = (moved: string[], target: string, side: "before" | "after") =>
  moveBeside(ids, { moved: new Set(moved), target, side }).join("");

test("moves one or several beside another, up and down", () => {
  expect(move(["d"], "a", "before")).toBe("dabc");
  expect(move(["a"], "c", "after")).toBe("bcad");
  expect(move(["d", "a"], "c", "before")).toBe("badc");
  expect(move(["a"], "d", "after")).toBe("bcda");
});

test("beside itself nothing moves", () => {
  expect(move(["b"], "b", "after")).toBe("abcd");
});

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
