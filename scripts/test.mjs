/**
 * `npm test`: types, lint, unit, API, component and browser tests; everything they need is made first.
 * Words after `--` go to vitest, such as `npm test -- e2e/home.test.ts`.
 */
import { build, generate, install, requireNode } from "./prepare.mjs";

requireNode();
await install();
const { findBrowser } = await import("./find-browser.mjs");
const { runBin } = await import("./run.mjs");
try {
  await generate();
  await runBin("tsc", []);
  await runBin("biome", ["check", "--error-on-warnings"]);
  await build();
  const browser = await findBrowser();
  await runBin("vitest", ["run", ...process.argv.slice(2)], { CHROMIUM_PATH: browser });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
