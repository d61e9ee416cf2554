import { expect, test } from "vitest";
import { allCombinations, pairwise } from "./combinations.ts";

const dimensions = {
  width: [390, 768, 1440],
  ratio: [1, 2],
  screen: ["/", "/work", "/about", "/connect"],
};

test("in a sample every two values meet, in far fewer combinations than there are", () => {
  const sample = pairwise(dimensions);
  for (const [one, other] of [
    ["width", "ratio"],
    ["width", "screen"],
    ["ratio", "screen"],
  ] as const) {
    const met = new Set(sample.map((combination) => `${combination[one]} ${combination[other]}`));
    expect(met.size).toBe(dimensions[one].length * dimensions[other].length);
  }
  expect(sample.length).toBeLessThanOrEqual(14);
  expect(allCombinations(dimensions).length).toBe(24);
  expect(allCombinations(dimensions)).toEqual(expect.arrayContaining(sample));
});
