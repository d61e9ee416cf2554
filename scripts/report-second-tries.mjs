/**
 * A reporter for vitest: why tests that passed needed another try. Such a test is a defect, and its
 * first failure is the only trace of it.
 */
export default class SecondTriesReporter {
  /** @param {import("vitest/node").TestCase} testCase */
  onTestCaseResult(testCase) {
    if (!testCase.diagnostic()?.flaky) return;
    console.log(`NEEDED ANOTHER TRY: ${testCase.module.relativeModuleId} > ${testCase.fullName}`);
    for (const error of testCase.result().errors ?? []) {
      console.log([error.message, error.diff, error.stack].filter(Boolean).join("\n"));
    }
  }
}
