/**
 * `npm run media:torture`: runs the upload tests of `npm test` at full size: 2,000 damaged files,
 * 500 broken uploads, 100 MB of video and ten large photos over a broken connection. It also shows
 * seventy generated files that are hard to display, in every place of the site that shows media and
 * in three browser engines, and writes a table of the results to bench/results/RESULTS-media.md.
 * The variable `HARD_FILES=mov` selects files by a pattern of their names; no table is then written.
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
