import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import relay from "vite-plugin-relay";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./e2e/harness/longest-first.ts";
import { markdown } from "./scripts/build/markdown-plugin.mjs";
import { maxWait } from "./scripts/max-wait.ts";
import { RunReport } from "./scripts/run-report.ts";

/**
 * Files with tests of what the two databases may differ in: SQL of our own, locks, time, order, transactions,
 * migrations. Of a file with tagged tests those alone run on PostgreSQL, too.
 */
const onBothDatabases = readdirSync("api", { recursive: true, encoding: "utf8" })
  .map((path) => join("api", path))
  .filter((path) => path.endsWith(".test.ts"))
  .filter(
    (path) =>
      /database\/(?:postgresql|copying)\//.test(path) ||
      /@module-tag bothDatabases|tags: .*"bothDatabases"/.test(readFileSync(path, "utf8")),
  );

/** `npm run test:journeys` and `test:matrix` make all journeys, `npm test` each kind of them. */
const isEveryJourney = Boolean(process.env.VITRINE_MATRIX);

/** Journeys that also run on a site of two instances, which get its requests by turns. */
const onTwoInstances = [
  "e2e/access/revoked-links.test.ts",
  ...(isEveryJourney
    ? ["e2e/access/owner.test.ts", "e2e/edit/drafts.test.ts", "e2e/media/uploads.test.ts"]
    : []),
];

/** Notes what each test takes of the processor, for its budget, and lets all waits be long. */
const setup = "scripts/test-setup.ts";

/** Tests wait now and then: one more than there are processors keeps them busy. */
const maxWorkers = availableParallelism() + 1;

const inBrowser = {
  environment: "node",
  // Journeys wait half of their time.
  maxWorkers: 2 * availableParallelism(),
  // After the others, so that a journey's waits are not spent on their work.
  sequence: { groupOrder: 1 },
  // The files of a worker share its browser and what they import.
  isolate: false,
};

/** Journeys on two instances show what they would on one: `npm test` makes them once. */
const shownOnTwo = isEveryJourney ? [] : onTwoInstances;

/** Tests of what journeys and tortures are made with need no browser. */
const ofTheHarness = ["e2e/{harness,torture}/**/*.test.ts"];

/** Journeys for `npm run test:journeys` and `test:matrix` alone. */
const onlyInMatrix = isEveryJourney ? [] : ["e2e/**/*.matrix.test.ts"];

/** The tests whose programs are not here. */
function withoutPrograms(): string[] {
  if (process.env.VITRINE_MATRIX !== "1") return ["e2e/engines/**"];
  return process.env.SWIFT_PYTHON ? [] : ["e2e/engines/swift-*.test.ts"];
}

export default defineConfig({
  plugins: [relay, markdown()],
  // Node loads graphql as CommonJS for every package; so must the code under test, or there are two of it.
  resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
  test: {
    sequence: { sequencer: LongestFirst },
    // They end what hangs. What is slow for its machine is found by the report.
    testTimeout: 2 * maxWait,
    hookTimeout: 120_000,
    expect: { poll: { timeout: maxWait } },
    // What a run has compiled serves the next ones, until the lockfile or this configuration changes.
    experimental: { fsModuleCache: true, fsModuleCachePath: ".cache/test-modules" },
    execArgv: ["--import", new URL("scripts/end-blocked-process.mjs", import.meta.url).href],
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
          // Files share what they import: loading it again took as long as the tests.
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
          // Their programs are found or installed by `npm run test:matrix`.
          exclude: [...ofTheHarness, ...withoutPrograms(), ...onlyInMatrix, ...shownOnTwo],
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
