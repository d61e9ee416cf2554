import { expect, test } from "vitest";
import { changedOrder, gathered, inOrderOf, moveBeside } from "./arrange";

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

test("gathers each group where its first item stands", () => {
  expect(gathered(["b1", "a1", "b2", "a2"], ([group = ""]) => group)).toEqual([
    "b1",
    "b2",
    "a1",
    "a2",
  ]);
});

test("an image drawn between those of another project falls back to where it was: no change", () => {
  const items = ["a1", "a2", "b1"].map((id) => ({ id }));
  const drop = (ids: string[]) =>
    changedOrder(
      items,
      gathered(inOrderOf(items, ids), ({ id }) => id.slice(0, 1)),
    );
  expect(drop(["a1", "b1", "a2"])).toBeNull();
  expect(drop(["a2", "a1", "b1"])).toEqual(["a2", "a1", "b1"]);
});
