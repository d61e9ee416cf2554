/**
 * `npm run guards -- [words]`: removes each guard of guards/ in turn, in a copy of the project, and
 * expects its tests to fail. A guard is code that prevents harm. With words, only the guards whose
 * names contain them are removed. Prints the guards that no test defends, and ends with code 1 if
 * there are any.
 */
import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { makeFolderInMemory } from "../folder-in-memory.mjs";
import { generate, install } from "../prepare.mjs";
import { locatedGuards } from "./locate-guards.mjs";

const words = process.argv.slice(2).join(" ");
const chosen = locatedGuards.filter(({ guard }) => guard.includes(words));
if (chosen.length === 0) throw new Error(`No guard has the words "${words}" in its name.`);

await install();
await generate();

const inMemory = makeFolderInMemory();
const env = {
  ...process.env,
  VITRINE_MAX_WAIT: "20000",
  ...(inMemory !== undefined && { TMPDIR: inMemory }),
};
const folder = mkdtempSync(join(inMemory ?? tmpdir(), "vitrine-guards-"));
// Some browser tests start servers as another user, who has to read the copies.
chmodSync(folder, 0o755);

const started = Date.now();
/** @type {string[]} */
const undefended = [];
try {
  const copies = Array.from({ length: availableParallelism() }, (_, index) => makeCopy(`${index}`));
  await checkTests(copies[0] ?? "");
  // Guards that browser tests defend come first, because these tests take longest: they build the
  // product. At the end of the list, one process would run them while the others have no work.
  const waiting = chosen.toSorted((one, other) => rank(one) - rank(other));
  await Promise.all(
    copies.map(async (copy) => {
      const runner = startRunner(copy);
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const begun = Date.now();
        const red = await failsWithout(next, copy, runner);
        const seconds = ((Date.now() - begun) / 1_000).toFixed(0);
        console.log(`${red ? "defended  " : "UNDEFENDED"}  ${next.guard} (${red}, ${seconds} s)`);
        if (!red) undefended.push(next.guard);
      }
      runner.disconnect();
      await once(runner, "exit");
    }),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
  if (inMemory !== undefined) rmSync(inMemory, { recursive: true, force: true });
}
const minutes = ((Date.now() - started) / 60_000).toFixed(1);
console.log(
  `${chosen.length - undefended.length} of ${chosen.length} guards are defended by a test; ${minutes} minutes.`,
);
process.exitCode = undefended.length > 0 ? 1 : 0;

/** @param {string} name */
function makeCopy(name) {
  const copy = join(folder, name);
  const left = new Set(
    ["node_modules", ".git", ".cache", "data", "dist"].map((left) => resolve(left)),
  );
  cpSync(".", copy, { recursive: true, filter: (source) => !left.has(resolve(source)) });
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
  mkdirSync(join(copy, ".cache"));
  // The tests download PostgreSQL into this folder.
  mkdirSync(".cache/postgresql", { recursive: true });
  symlinkSync(resolve(".cache/postgresql"), join(copy, ".cache/postgresql"));
  return copy;
}

/**
 * Checks that the tests pass with all guards in place: a test that fails anyway would seem to defend a guard.
 * @param {string} copy
 */
async function checkTests(copy) {
  for (const project of ["api", "postgresql", "web", "e2e"]) {
    const ofProject = chosen.filter((guard) => projectOf(guard) === project);
    const tests = [...new Set(ofProject.flatMap(({ tests }) => tests))];
    if (tests.length > 0 && !(await passes(copy, project, tests, "inherit"))) {
      throw new Error(`Tests of ${project} fail with all guards in place; fix that first.`);
    }
  }
}

/** @param {string} copy */
function startRunner(copy) {
  const runner = join(copy, "scripts/stress/guard-runner.mjs");
  return fork(runner, [], { cwd: copy, env, stdio: ["ignore", "ignore", "ignore", "ipc"] });
}

/** @param {(typeof locatedGuards)[number]} guard */
function rank(guard) {
  return ["e2e", "postgresql", "web", "api"].indexOf(projectOf(guard));
}

/**
 * @param {(typeof locatedGuards)[number]} guard
 * @param {string} copy
 * @param {import("node:child_process").ChildProcess} runner of that copy
 * @returns {Promise<string | undefined>} a test file that failed; undefined if all tests passed
 */
async function failsWithout(guard, copy, runner) {
  const path = join(copy, guard.file);
  const source = readFileSync(path, "utf8");
  const occurrences = source.split(guard.find).length - 1;
  if (guard.isEverywhere ? occurrences < 1 : occurrences !== 1) {
    throw new Error(
      `The guards are out of date: what it looks for in ${guard.file} (${guard.guard}) is not there once.`,
    );
  }
  writeFileSync(
    path,
    source.replaceAll(guard.find, () => guard.replace),
  );
  try {
    const project = projectOf(guard);
    if (project === "e2e") return (await passes(copy, project, guard.tests)) ? undefined : "e2e";
    runner.send({ project, tests: guard.tests, changed: path });
    const isDone = new AbortController();
    const ended = once(runner, "exit", isDone).then(() => "ended");
    const [result] = await Promise.race([once(runner, "message", isDone), ended]);
    isDone.abort();
    if (typeof result !== "object") throw new Error(`The tests of ${guard.guard} ended early.`);
    return result.red;
  } finally {
    writeFileSync(path, source);
  }
}

/** @param {(typeof locatedGuards)[number]} guard */
function projectOf({ file, tests }) {
  if (tests.some((name) => name.startsWith("e2e/"))) return "e2e";
  if (tests.every((name) => name.startsWith("web/"))) return "web";
  const isOfServer = [file, ...tests].some((name) => name.startsWith("api/database/postgresql/"));
  return isOfServer ? "postgresql" : "api";
}

/**
 * @param {string} copy
 * @param {string} project a vitest project; for `e2e`, the product is built from the copy first
 * @param {string[]} tests folders, or beginnings of paths of test files
 * @param {"ignore" | "inherit"} [stdio]
 */
async function passes(copy, project, tests, stdio = "ignore") {
  if (project === "e2e" && !(await succeeds(copy, ["scripts/build.mjs"], stdio))) {
    throw new Error("The copy cannot be built.");
  }
  // The project's own reporter would also fail tests that are only slow.
  const words = ["run", "--reporter=dot", `--project=${project}`, "--bail=1", ...tests];
  return succeeds(copy, ["node_modules/vitest/vitest.mjs", ...words], stdio);
}

/**
 * @param {string} cwd
 * @param {string[]} words of a Node command
 * @param {"ignore" | "inherit"} stdio
 * @returns {Promise<boolean>} whether it ends with code 0
 */
function succeeds(cwd, words, stdio) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, { cwd, env, stdio });
    child.once("error", reject);
    child.once("exit", (code) => resolve(code === 0));
  });
}
