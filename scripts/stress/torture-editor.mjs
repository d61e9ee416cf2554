/**
 * `npm run editor:torture`: makes 200 random edits in two windows; `npm run test:journeys` makes only a few.
 * Prints its seed; `TORTURE_SEED=… npm run editor:torture` repeats the same edits.
 */
import { build, generate, runCommand } from "../prepare.mjs";

await runCommand(async () => {
  const { findBrowser } = await import("../find-browser.mjs");
  const { runBin } = await import("../run.mjs");
  await generate();
  await build();
  await runBin("vitest", ["run", "--project", "e2e", "e2e/edit/editor-torture.matrix.test.ts"], {
    TORTURE: "full",
    VITRINE_MATRIX: "journeys",
    CHROMIUM_PATH: await findBrowser(),
  });
});
