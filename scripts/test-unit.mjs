/**
 * `npm run test:unit`, to run before each commit: types, lint, and the API and component tests within the
 * budget of their kind; what takes longer is left to `npm test`. Words after `--` go to vitest instead.
 */
import { generate, runCommand } from "./prepare.mjs";
import { together } from "./run.mjs";

await runCommand(async () => {
  const { checkTypesAndLint, runVitest } = await import("./check.mjs");
  await generate();
  const words = process.argv.slice(2);
  const tests = words.length > 0 ? words : ["--tags-filter=!long"];
  // Types and lint are checked at the same time, because tests wait now and then.
  await together(
    checkTypesAndLint(),
    runVitest(["--project", "api", "--project", "web", ...tests]),
  );
});
