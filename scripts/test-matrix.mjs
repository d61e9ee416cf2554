/**
 * `npm run test:matrix`: the browser tests with every combination that they know of, in the other engines,
 * behind nginx as a CDN, and on a bucket of Swift, and migrations that begin at every version or were
 * interrupted anywhere; `npm test` takes a sample, in Chromium. Words after `--` go to vitest, and choose among
 * the browser tests.
 */
import { build, generate, install, requireNode } from "./prepare.mjs";

requireNode();
await install();
const { findBrowser, findFirefox, findNginx, findSwift, findWebKit } = await import(
  "./find-browser.mjs"
);
const { runVitest } = await import("./check.mjs");
try {
  await generate();
  await build();
  const variables = {
    CHROMIUM_PATH: await findBrowser(),
    FIREFOX_PATH: await findFirefox(),
    NGINX_PATH: await findNginx(),
    ...(await findBucket()),
    ...(await findWebKit()),
    VITRINE_MATRIX: "1",
  };
  await runVitest(
    ["--project", "e2e", "--project", "instances", ...process.argv.slice(2)],
    variables,
  );
  if (process.argv.length === 2) {
    await runVitest(["--project", "api", "interrupted-migrations", "older-backups"], {
      VITRINE_MATRIX: "1",
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Swift is packaged by few systems; the rest is tested without it. */
async function findBucket() {
  try {
    return { SWIFT_PYTHON: await findSwift() };
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    console.warn(`The tests on a real bucket are left out. ${reason}`);
    return {};
  }
}
