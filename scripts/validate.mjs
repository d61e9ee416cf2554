/**
 * `npm run validate`: the committed generated files are those that the sources make, nothing is dead,
 * and then as a test run. Words after `--` go to vitest.
 */
import { rmSync } from "node:fs";
import { generate, install, requireNode } from "./prepare.mjs";

requireNode();
await install();
const { checkGeneratedFiles } = await import("./check.mjs");
const { run, runBin, together } = await import("./run.mjs");
try {
  // Made again even where the sources are as they were: the files themselves may have been changed.
  rmSync(".cache/generated", { force: true });
  await generate();
  checkGeneratedFiles();
  await together(
    runBin("knip", []),
    run(process.execPath, ["scripts/test.mjs", ...process.argv.slice(2)]),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
