/**
 * The closing line of a test run: how many tests passed and failed. A file that could not be run counts
 * as one failure, and so does a run that failed without a failed test.
 * @param {{ numPassedTests?: number, numFailedTests?: number, testResults?: { status: string, assertionResults: { status: string }[] }[] }} report
 *   vitest's JSON; empty where the run ended before it was written
 * @param {boolean} hasSucceeded
 */
export function countTests(
  { numPassedTests = 0, numFailedTests = 0, testResults = [] },
  hasSucceeded,
) {
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  const failed = numFailedTests + brokenFiles.length;
  return `${numPassedTests} passed, ${hasSucceeded ? failed : Math.max(failed, 1)} failed`;
}
