/**
 * `npm run test:journeys`: runs every browser test in Chromium, including those that `npm test`
 * leaves out. Tests of combinations, such as of settings, run with a sample of them. Words after
 * `--` go to vitest.
 */
import { build, generate, runCommand } from "./prepare.mjs";

await runCommand(async () => {
  const { findBrowser } = await import("./find-browser.mjs");
  const { runVitest } = await import("./check.mjs");
  await generate();
  await build();
  const variables = { CHROMIUM_PATH: await findBrowser(), VITRINE_MATRIX: "journeys" };
  await runVitest(
    ["--project", "e2e", "--project", "instances", ...process.argv.slice(2)],
    variables,
  );
});
