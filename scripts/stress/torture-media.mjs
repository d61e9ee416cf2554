/**
 * `npm run media:torture`: what `npm test` does with uploads, in full numbers: 2,000 damaged files, 500
 * broken uploads, 100 MB of video and ten large photos over a line that is cut. And seventy files that are hard
 * to show, made by code, as three engines show them in every place, as a table in bench/results/RESULTS-media.md.
 * `HARD_FILES=mov` narrows it to files whose names fit this pattern, without a table.
 */
import { build, generate, runCommand } from "../prepare.mjs";

await runCommand(async () => {
  const { findBrowser, findFfmpeg, findFirefox, findWebKit } = await import("../find-browser.mjs");
  const { runBin } = await import("../run.mjs");
  await generate();
  await build();
  const tests = [
    "api/media/uploads/torture.test.ts",
    "e2e/media/heavy-uploads.matrix.test.ts",
    "e2e/engines/hard-files.test.ts",
  ];
  await runBin("vitest", ["run", "--project", "api", "--project", "e2e", ...tests], {
    TORTURE: "full",
    VITRINE_MATRIX: "1",
    CHROMIUM_PATH: await findBrowser(),
    FIREFOX_PATH: await findFirefox(),
    FFMPEG_PATH: await findFfmpeg(),
    ...(await findWebKit()),
  });
});
