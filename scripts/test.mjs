/**
 * `npm test`: runs all checks that a change must pass. It generates code, and fails if committed
 * generated files were out of date; checks types, lint and unused code; builds the site; and runs
 * the unit, API, component and browser tests. Words after `--` go to vitest, such as
 * `npm test -- e2e/site/work.test.ts`.
 */
import { build, generate, runCommand } from "./prepare.mjs";
import { together } from "./run.mjs";

await runCommand(async () => {
  const { findBrowser } = await import("./find-browser.mjs");
  const { checkCode, checkGeneratedFiles, runVitest } = await import("./check.mjs");
  await checkGeneratedFiles(generate);
  await together(checkCode(), build());
  const browser = await findBrowser();
  await runVitest(process.argv.slice(2), { CHROMIUM_PATH: browser });
});
