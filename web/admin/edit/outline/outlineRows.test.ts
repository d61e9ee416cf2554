import { expect, test } from "vitest";
import { parseFields } from "../model/projectFields";
import type { ProjectValues } from "../model/projectValues";
import type { ContentModule } from "../module-types/moduleTypes";
import { outlineRows } from "./OutlineSection";

const text = (id: string, more: object = {}): ContentModule => ({
  ...{ type: "text", id, content: `Words of ${id}` },
  ...more,
});
const values: ProjectValues = {
  ...parseFields({ name: "Orrery", slug: "orrery" }),
  ...{ role: [text("a"), text("b", { label: "Mine" })], why: [], result: [], process: [] },
  solution: [{ type: "hero-image", id: "c", imageSrc: "" }],
  shippedGoods: [],
};

test("modules are known by number, and by label, first words or type", () => {
  expect(outlineRows("Role", values.role).map(({ name }) => name)).toEqual([
    "Module 1 of Role: Words of a",
    "Module 2 of Role: Mine",
  ]);
  expect(outlineRows("Solution", values.solution).map(({ name }) => name)).toEqual([
    "Module 1 of Solution: Picture",
  ]);
});
