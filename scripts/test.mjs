/**
 * `npm test`: checks all that a change must pass: that the committed generated files are up to date, types, lint,
 * unused code, and unit, API, component and browser tests. First generates and builds all that the checks need.
 * Words after `--` go to vitest, such as `npm test -- e2e/site/work.test.ts`.
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
