/**
 * A process of prove-guards.mjs in one copy of the project: runs the tests that it is sent, and answers whether
 * they pass. Vitest stays open for the next, which spares starting it and compiling what has not changed.
 */
import { createVitest } from "vitest/node";

/** @type {Map<string, Promise<import("vitest/node").Vitest>>} */
const opened = new Map();

/** The file that the test before was run without its guard. */
let lastChanged = "";

process.on(
  "message",
  async (/** @type {{ project: string, tests: string[], changed: string }} */ job) => {
    const vitest = await open(job.project);
    for (const file of [lastChanged, job.changed]) {
      for (const each of opened.values()) (await each).invalidateFile(file);
    }
    lastChanged = job.changed;
    const files = await vitest.globTestSpecifications(job.tests);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(files);
    // Those of tests before are still among the results.
    const ids = new Set(files.map(({ moduleId }) => moduleId));
    const ran = testModules.filter(({ moduleId }) => ids.has(moduleId));
    if (ran.length === 0) throw new Error(`No test is in ${job.tests.join(", ")}.`);
    process.send?.(unhandledErrors.length === 0 && ran.every((file) => file.ok()));
  },
);

process.once("disconnect", async () => {
  for (const vitest of opened.values()) await (await vitest).close();
  process.exit();
});

/** @param {string} project */
function open(project) {
  const vitest =
    opened.get(project) ??
    createVitest("test", { project: [project], watch: false, bail: 1, reporters: [{}] });
  opened.set(project, vitest);
  return vitest;
}
