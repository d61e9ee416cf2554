/**
 * `npm run test:unit`, to run before each commit: checks types and lint, and runs the API and
 * component tests, without the slow tests that are tagged `long`. Words after `--` go to vitest, in
 * place of the option that leaves out the slow tests.
 */
import { generate, runCommand } from "./prepare.mjs";
import { together } from "./run.mjs";

await runCommand(async () => {
  const { checkTypesAndLint, runVitest } = await import("./check.mjs");
  await generate();
  const words = process.argv.slice(2);
  const tests = words.length > 0 ? words : ["--tags-filter=!long"];
  // Types and lint are checked at the same time, because tests do not always use all processors.
  await together(
    checkTypesAndLint(),
    runVitest(["--project", "api", "--project", "web", ...tests]),
  );
});
