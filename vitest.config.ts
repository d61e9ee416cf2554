import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import relay from "vite-plugin-relay";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./e2e/harness/longest-first.ts";
import { markdown } from "./scripts/build/markdown-plugin.mjs";
import { maxWait } from "./scripts/max-wait.ts";
import { RunReport } from "./scripts/run-report.ts";
import { forMinutes } from "./scripts/v8-options.ts";

/**
 * The test files that run on SQLite and on PostgreSQL. They test what may differ between the two:
 * hand-written SQL, locks, time, order, transactions, migrations. Of a file with tagged tests, only
 * the tagged tests also run on PostgreSQL.
 */
const onBothDatabases = readdirSync("api", { recursive: true, encoding: "utf8" })
  .map((path) => join("api", path))
  .filter((path) => path.endsWith(".test.ts"))
  .filter(
    (path) =>
      /database\/(?:postgresql|copying)\//.test(path) ||
      /@module-tag bothDatabases|tags: .*"bothDatabases"/.test(readFileSync(path, "utf8")),
  );

/**
 * Whether all journeys (tests in a browser) run: in `npm run test:journeys` and `test:matrix`, but
 * not in `npm test`.
 */
const isEveryJourney = Boolean(process.env.VITRINE_MATRIX);

/**
 * Journeys that also run on a site of two server processes (instances), which get requests in turn.
 * In `npm test`, only the tests of api/database/postgresql run on two instances.
 */
const onTwoInstances = isEveryJourney
  ? [
      "e2e/access/owner.test.ts",
      "e2e/access/revoked-links.test.ts",
      "e2e/edit/drafts.test.ts",
      "e2e/media/uploads.test.ts",
    ]
  : [];

/** The file that records the processor time of each test, for its budget, and lengthens timeouts of waits. */
const setup = "scripts/test-setup.ts";

/** One worker more than processors, because tests sometimes wait. */
const maxWorkers = availableParallelism() + 1;

const inBrowser = {
  environment: "node",
  maxWorkers,
  // After the other test projects, so that journeys do not share the processors with them.
  sequence: { groupOrder: 1 },
  // The files of a worker share its browser and the modules that they import.
  isolate: false,
};

/** The tests in the folders of the harness and of the torture tests. They need no browser. */
const ofTheHarness = ["e2e/{harness,torture}/**/*.test.ts"];

/** Journeys that run only in `npm run test:journeys` and `test:matrix`. */
const onlyInMatrix = isEveryJourney ? [] : ["e2e/**/*.matrix.test.ts"];

/** The tests that need programs (other browsers, Swift) which are not available in this run. */
function withoutPrograms(): string[] {
  if (process.env.VITRINE_MATRIX !== "1") return ["e2e/engines/**"];
  return process.env.SWIFT_PYTHON ? [] : ["e2e/engines/swift-*.test.ts"];
}

export default defineConfig({
  plugins: [relay, markdown()],
  // Node loads graphql as CommonJS for every package. The code under test has to load the same
  // files: graphql refuses objects of another copy of itself.
  resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
  test: {
    sequence: { sequencer: LongestFirst },
    // The timeouts only end tests that hang. RunReport finds tests that are too slow.
    testTimeout: 2 * maxWait,
    hookTimeout: 120_000,
    expect: { poll: { timeout: maxWait } },
    // Compiled modules are cached for the next runs, until the lockfile or this configuration changes.
    experimental: { fsModuleCache: true, fsModuleCachePath: ".cache/test-modules" },
    execArgv: [
      ...forMinutes,
      "--import",
      new URL("scripts/end-blocked-process.mjs", import.meta.url).href,
    ],
    reporters: ["default", new RunReport()],
    tags: [
      { name: "bothDatabases", description: "Runs on PostgreSQL, too." },
      { name: "long", description: "Takes longer than the budget of its kind." },
    ],
    projects: [
      {
        extends: true,
        test: {
          name: "api",
          maxWorkers,
          include: [
            "{api,words,markup,players,documents,audience,pages,content,scripts}/**/*.test.{ts,mjs}",
            ...ofTheHarness,
          ],
          exclude: ["api/database/{postgresql,copying}/**"],
          environment: "node",
          // Files share the modules that they import: loading the modules again for each file took
          // as long as the tests.
          isolate: false,
          setupFiles: [setup],
        },
      },
      {
        extends: true,
        test: {
          name: "postgresql",
          maxWorkers,
          include: onBothDatabases,
          environment: "node",
          globalSetup: ["api/testing/postgres-setup.ts"],
          runner: "api/testing/both-databases-runner.ts",
          isolate: false,
          setupFiles: [setup],
        },
      },
      {
        extends: true,
        test: {
          name: "web",
          maxWorkers,
          include: ["web/**/*.test.{ts,tsx}"],
          environment: "happy-dom",
          isolate: false,
          setupFiles: [setup, "web/testing/setup.ts"],
        },
      },
      {
        extends: true,
        test: {
          ...inBrowser,
          name: "e2e",
          include: ["e2e/**/*.test.ts"],
          // `npm run test:matrix` finds or installs the programs of the excluded tests.
          exclude: [...ofTheHarness, ...withoutPrograms(), ...onlyInMatrix],
          globalSetup: ["e2e/harness/global-setup.ts"],
        },
      },
      {
        extends: true,
        test: {
          ...inBrowser,
          name: "instances",
          include: onTwoInstances,
          globalSetup: ["e2e/harness/instances-setup.ts"],
        },
      },
    ],
  },
});
