/**
 * `npm run test:matrix`: the browser tests with every combination that they know of, in the other
 * engines, and behind nginx as a CDN; `npm test` takes a sample, in Chromium. Words after `--` go to vitest.
 */
import { build, generate, install, requireNode } from "./prepare.mjs";

requireNode();
await install();
const { findBrowser, findFirefox, findNginx, findWebKit } = await import("./find-browser.mjs");
const { runVitest } = await import("./check.mjs");
try {
  await generate();
  await build();
  const variables = {
    CHROMIUM_PATH: await findBrowser(),
    FIREFOX_PATH: await findFirefox(),
    NGINX_PATH: await findNginx(),
    ...(await findWebKit()),
    VITRINE_MATRIX: "1",
  };
  await runVitest(["--project", "e2e", ...process.argv.slice(2)], variables);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
