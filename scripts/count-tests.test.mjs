import { expect, test } from "vitest";
import { countTests } from "./count-tests.mjs";

const passed = { status: "passed" };
const failed = { status: "failed" };

test("tests are counted as vitest counted them", () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      { status: "passed", assertionResults: [passed, passed] },
      { status: "failed", assertionResults: [passed, failed] },
    ],
  };
  expect(countTests(report, false)).toBe("3 passed, 1 failed");
});

test("a file that could not be run is a failure", () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 0,
    testResults: [{ status: "failed", assertionResults: [] }],
  };
  expect(countTests(report, false)).toBe("2 passed, 1 failed");
});

test("a run that ended before any test is a failure", () => {
  expect(countTests({}, false)).toBe("0 passed, 1 failed");
});
