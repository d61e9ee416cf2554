import { expect, test } from "vitest";
import { readSections } from "./readProject";

const text = (content: string) => JSON.stringify([{ type: "text", content, id: content }]);
const texts = {
  roleContent: text("role"),
  whyContent: text("why"),
  resultContent: "[{",
  processContent: '{"type":"text"}',
  solutionContent: "[]",
  shippedGoodsContent: text("goods"),
};

test("what cannot be read is empty, be it the server or this side that cannot", () => {
  const { role, why, result, process, solution, shippedGoods } = readSections(texts, [
    "WHY",
    "FROM_A_NEWER_SERVER",
  ]);
  expect(role).toEqual([{ type: "text", content: "role", id: "role" }]);
  expect([why, result, process, solution]).toEqual([[], [], [], []]);
  expect(shippedGoods).toHaveLength(1);
});

test("without a case study all sections are empty", () => {
  expect(Object.values(readSections(null)).flat()).toEqual([]);
});
