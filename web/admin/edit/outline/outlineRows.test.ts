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
  expect(outlineRows("Role", false, values.role, []).map(({ name }) => name)).toEqual([
    "Module 1 of Role: Words of a",
    "Module 2 of Role: Mine",
  ]);
  expect(outlineRows("Solution", false, values.solution, []).map(({ name }) => name)).toEqual([
    "Module 1 of Solution: Picture",
  ]);
});

test("each says in which of page, brief, slides and PDF it is found", () => {
  const picture: ContentModule = { type: "hero-image", id: "p", imageSrc: "/a.png" };
  const shownIn = (module: ContentModule, isLeftOut = false) =>
    outlineRows("Why", isLeftOut, [module], ["/a.png"]).map((row) => row.shownIn)[0];
  expect(shownIn(text("a"))).toBe("in page, slides and PDF");
  expect(shownIn(picture)).toBe("in page, brief, slides and PDF");
  expect(shownIn(text("a", { inPresentation: false }))).toBe("in page and PDF");
  expect(shownIn(text("a", { hidden: true }))).toBe("hidden");
  expect(shownIn(text("a"), true)).toBe("shown nowhere");
  expect(shownIn(text("a", { content: " " }))).toBe("shown nowhere");
});
