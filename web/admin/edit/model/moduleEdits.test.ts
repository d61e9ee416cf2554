import { expect, test } from "vitest";
import type { ContentModule } from "../module-types/moduleTypes";
import {
  type Arrangement,
  appendModules,
  arrangeModule,
  duplicateModule,
  insertBehind,
  moveModule,
  placeBeside,
  putBeside,
  removeModule,
  rowPlaces,
} from "./moduleEdits";
import { parseFields } from "./projectFields";
import type { ProjectValues } from "./projectValues";

const text = (id: string): ContentModule => ({ type: "text", id, content: `Words of ${id}` });
const values: ProjectValues = {
  ...parseFields({ name: "Orrery", slug: "orrery" }),
  ...{ role: [text("a"), text("b")], why: [], result: [], process: [] },
  solution: [{ type: "hero-image", id: "c", imageSrc: "" }],
  shippedGoods: [],
};

test("what is put down beside a line goes into the section that the line is in", () => {
  expect(placeBeside(values, "a", "before")).toEqual({ section: "role", index: 0 });
  expect(placeBeside(values, "b", "after")).toEqual({ section: "role", index: 2 });
  expect(placeBeside(values, "why", "before")).toEqual({ section: "role", index: 2 });
  expect(placeBeside(values, "why", "after")).toEqual({ section: "why", index: 0 });
  expect(placeBeside(values, "role", "after")).toEqual({ section: "role", index: 0 });
  expect(placeBeside(values, "role", "before")).toBeNull();
  expect(placeBeside(values, "gone", "after")).toBeNull();
});

const section = (...role: ContentModule[]): ProjectValues => ({ ...values, role });
const rows = ({ role }: ProjectValues) =>
  role
    .map(({ id, beside, wide }) => `${beside ? "+" : " "}${id}${wide ? "!" : ""}`)
    .join("")
    .trim();
const beside = (id: string, more = {}): ContentModule => ({ ...text(id), beside: true, ...more });
const row = section(text("a"), text("b"), beside("c"), beside("d"), text("e"));

test("what is left of a row stays one, wherever a module goes", () => {
  expect(rows(row)).toBe("a b+c+d e");
  expect(rows(removeModule(row, "b"))).toBe("a c+d e");
  expect(rows(removeModule(row, "d"))).toBe("a b+c e");
  const to = (id: string, index: number) => rows(moveModule(row, id, { section: "role", index }));
  expect(to("b", 0)).toBe("b a c+d e");
  expect(to("b", 3)).toBe("a c+b+d e");
  expect(to("b", 4)).toBe("a c+d b e");
  expect(to("e", 2)).toBe("a b e c+d"); // A row has at most three modules.
  expect(rows(moveModule(removeModule(row, "d"), "e", { section: "role", index: 2 }))).toBe(
    "a b+e+c",
  );
  expect(rows(insertBehind(row, "b", [text("x"), text("y")]))).toBe("a b+c+d x y e");
  expect(rows(appendModules(row, "role", [beside("x")]))).toBe("a b+c+d e x");
});

test("a module steps within its row, and past other rows", () => {
  const step = (id: string, how: Arrangement) => rows(arrangeModule(row, id, how));
  expect(step("c", "up")).toBe("a c+b+d e");
  expect(step("c", "down")).toBe("a b+d+c e");
  expect(step("b", "up")).toBe("b a c+d e");
  expect(step("d", "down")).toBe("a b+c e d");
  expect(step("e", "up")).toBe("a e b+c+d");
  expect(step("a", "down")).toBe("b+c+d a e");
  expect(step("a", "up")).toBe(rows(row));
});

test("a module is put beside another one, or on its own row, as far as there is room", () => {
  const arranged = (from: ProjectValues, id: string, how: Arrangement) =>
    rows(arrangeModule(from, id, how));
  expect(arranged(row, "e", "beside")).toBe(rows(row));
  expect(arranged(row, "b", "beside")).toBe("a+b c+d e");
  expect(arranged(row, "c", "apart")).toBe("a b c d e");
  expect(arranged(row, "b", "apart")).toBe("a b c+d e");
  expect(rows(putBeside(row, "e", "a", "before"))).toBe("e+a b+c+d");
  expect(rows(putBeside(row, "b", "d", "after"))).toBe("a c+d+b e");
  const full = { type: "full-width", id: "w", src: "" } as const;
  const wide = section(text("a"), full, beside("b"));
  expect(putBeside(wide, "w", "a", "after")).toBe(wide);
  expect(arrangeModule(wide, "b", "beside")).toBe(wide);
  expect(rowPlaces(wide.role).map(({ refusal, columns }) => `${refusal} ${columns}`)).toEqual([
    "none above 1",
    "stands alone 1",
    "stands alone 1",
  ]);
  const fourth = section(text("a"), beside("b"), beside("c"), text("d"));
  expect(rowPlaces(fourth.role).at(-1)?.refusal).toBe("full");
  expect(rowPlaces(row.role)[1]?.refusal).toBeNull();
});

test("one of a row is twice as wide; where all are, all are equal", () => {
  const two = section(text("a"), beside("b"));
  const right = arrangeModule(two, "b", "wide");
  expect(rows(right)).toBe("a+b!");
  expect(rows(arrangeModule(right, "b", "wide"))).toBe("a+b");
  expect(rows(arrangeModule(right, "a", "wide"))).toBe("a+b");
  expect(rows(arrangeModule(right, "b", "apart"))).toBe("a b");
});

test("a copy stands in the row of its module if that has room", () => {
  expect(rows(duplicateModule(row, "c", "x"))).toBe("a b+c+d x e");
  const two = section(text("a"), beside("b"));
  expect(rows(duplicateModule(two, "a", "x"))).toBe("a+x+b");
  expect(rows(duplicateModule(section(text("a")), "a", "x"))).toBe("a x");
});
