/**
 * A child process of prove-guards.mjs, in one copy of the project. For each message, it runs the
 * tests that the message names until one fails, and responds with the file of that test. Vitest
 * stays open for the next message, which saves starting it and compiling unchanged files.
 */
import { basename, dirname, relative, sep } from "node:path";
import { createVitest } from "vitest/node";

/** @type {Map<string, Promise<import("vitest/node").Vitest>>} */
const opened = new Map();

/** The file whose guard was removed in the previous run. */
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
    if (files.length === 0) throw new Error(`No test is in ${job.tests.join(", ")}.`);
    files.sort((one, other) => distance(job.changed, one) - distance(job.changed, other));
    // The first file is nearest to the guard and most likely to fail; the others then need not run.
    const red = (await runTests(vitest, files.splice(0, 1))) ?? (await runTests(vitest, files));
    process.send?.({ red });
  },
);

process.once("disconnect", async () => {
  for (const vitest of opened.values()) await (await vitest).close();
  process.exit();
});

/**
 * How far a test is from a source file: the number of folders between them, and 0.5 more if the
 * test is not named after the source file.
 * @param {string} source
 * @param {import("vitest/node").TestSpecification} test
 */
function distance(source, { moduleId }) {
  const between = relative(dirname(source), dirname(moduleId)).split(sep).filter(Boolean).length;
  const isNamesake = basename(moduleId).split(".")[0] === basename(source).split(".")[0];
  return between + (isNamesake ? 0 : 0.5);
}

/**
 * @param {import("vitest/node").Vitest} vitest
 * @param {import("vitest/node").TestSpecification[]} files
 * @returns {Promise<string | undefined>} a file in which a test fails; undefined if all tests pass
 */
async function runTests(vitest, files) {
  if (files.length === 0) return undefined;
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(files);
  // `testModules` still contains the results of earlier runs.
  const ids = new Set(files.map(({ moduleId }) => moduleId));
  const red = testModules.find((file) => ids.has(file.moduleId) && !file.ok());
  return red?.relativeModuleId ?? unhandledErrors.map(String)[0];
}

/** @param {string} project */
function open(project) {
  const vitest =
    opened.get(project) ??
    createVitest("test", { project: [project], watch: false, bail: 1, reporters: [{}] });
  opened.set(project, vitest);
  return vitest;
}
