import { expect, test } from "vitest";
import { readSections, unreadableSections } from "./readProject";

const text = (content: string) => JSON.stringify([{ type: "text", content, id: content }]);
const texts = {
  roleContent: text("role"),
  whyContent: text("why"),
  resultContent: "[{",
  processContent: '{"type":"text"}',
  solutionContent: '[{"type":"text","content":"kept"},{"type":"of-a-newer-build"}]',
  shippedGoodsContent: text("goods"),
};

test("what cannot be read is empty, be it the server or this side that cannot", () => {
  const unreadable = unreadableSections(texts, ["WHY", "FROM_A_NEWER_SERVER"]);
  expect(unreadable).toEqual(["why", "result", "process", "solution"]);
  const { role, why, result, process, solution, shippedGoods } = readSections(texts, unreadable);
  expect(role).toEqual([{ type: "text", content: "role", id: "role" }]);
  expect([why, result, process, solution]).toEqual([[], [], [], []]);
  expect(shippedGoods).toHaveLength(1);
});

test("without a case study all sections are empty", () => {
  expect(Object.values(readSections(null)).flat()).toEqual([]);
  expect(unreadableSections(null)).toEqual([]);
});
