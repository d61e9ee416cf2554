import { expect, test } from "vitest";
import { joinUnits } from "./joinUnits";

test.each([
  ["3.2 s", "3.2\u00a0s"],
  ["12 km in 40 min", "12\u00a0km in 40\u00a0min"],
  ["48 % of all", "48\u00a0% of all"],
  ["1 200 €", "1 200\u00a0€"],
  ["Lead designer, 3 months", "Lead designer, 3 months"],
  ["2019 and 2024", "2019\u00a0and 2024"],
  ["2019–2024", "2019–2024"],
])("no line of %j ends between a number and its unit", (text, joined) => {
  expect(joinUnits(text)).toBe(joined);
});
