import { expect, test } from "vitest";
import type { ContentModule } from "../module-types/moduleTypes";
import { placeBeside } from "./moduleEdits";
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
