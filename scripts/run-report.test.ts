import { expect, test } from "vitest";
import { exceedsBudget } from "./run-report.ts";

const quick = {
  project: "api",
  isLong: false,
  duration: 1_900,
  processorTime: undefined,
  slowness: 1,
};

test.each([
  ["twice its budget", quick, false],
  ["more than that", { ...quick, duration: 2_100 }, true],
  [
    "more, on a machine that is slower by as much",
    { ...quick, duration: 3_900, slowness: 2 },
    false,
  ],
  ["more, on a quicker machine", { ...quick, duration: 2_100, slowness: 0.5 }, true],
  ["more, and says that it is long", { ...quick, duration: 11_000, isLong: true }, false],
  ["more than a long one may take", { ...quick, duration: 13_000, isLong: true }, true],
  [
    "more, most of which is not the processor's",
    { ...quick, duration: 9_000, processorTime: 1_900 },
    false,
  ],
  ["more of the processor", { ...quick, duration: 9_000, processorTime: 2_100 }, true],
  ["more than it may wait", { ...quick, duration: 11_000, processorTime: 100 }, true],
  ["the budget of another kind", { ...quick, project: "web", duration: 500 }, true],
])("a test may take up to twice its budget: %s", (_name, timed, expected) => {
  expect(exceedsBudget(timed)).toBe(expected);
});
