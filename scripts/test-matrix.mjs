/**
 * `npm run test:matrix`: runs the browser tests with all of their combinations, also in Firefox and
 * WebKit, behind nginx as a CDN, and with a bucket of OpenStack Swift. `npm test` runs a sample of
 * these tests, in Chromium. Words after `--` go to vitest, to choose browser tests. Without words,
 * the command also tests migrations from every version, and migrations that are interrupted at any
 * point.
 */
import { build, generate, runCommand } from "./prepare.mjs";

await runCommand(async () => {
  const { findBrowser, findFirefox, findNginx, findSwift, findWebKit } = await import(
    "./find-browser.mjs"
  );
  const { runVitest } = await import("./check.mjs");
  await generate();
  await build();
  const variables = {
    CHROMIUM_PATH: await findBrowser(),
    FIREFOX_PATH: await findFirefox(),
    NGINX_PATH: await findNginx(),
    ...(await findBucket(findSwift)),
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
});

/**
 * The variable for the tests that need Swift. Few systems have a package of Swift; on the others,
 * only these tests are left out.
 * @param {() => Promise<string>} findSwift
 */
async function findBucket(findSwift) {
  try {
    return { SWIFT_PYTHON: await findSwift() };
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    console.warn(`The tests on a real bucket are left out. ${reason}`);
    return {};
  }
}
