/**
 * `npm run editor:torture`: 200 random edits in two windows, where `npm run test:journeys` does a few. Prints its
 * seed; `TORTURE_SEED=… npm run editor:torture` does the same again.
 */
import { build, generate, install, requireNode } from "../prepare.mjs";

requireNode();
await install();
const { findBrowser } = await import("../find-browser.mjs");
const { runBin } = await import("../run.mjs");
try {
  await generate();
  await build();
  await runBin("vitest", ["run", "--project", "e2e", "e2e/edit/editor-torture.matrix.test.ts"], {
    TORTURE: "full",
    VITRINE_MATRIX: "journeys",
    CHROMIUM_PATH: await findBrowser(),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
