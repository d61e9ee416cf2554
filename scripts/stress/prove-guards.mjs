/**
 * `npm run guards -- [words]`: takes away each guard of guards.mjs in turn, in a copy of the project, and
 * expects a test to fail; with words only those guards whose names hold them. Prints which guard no test
 * defends, and then ends with code 1.
 */
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { withoutVariations } from "../check.mjs";
import { makeFolderInMemory } from "../folder-in-memory.mjs";
import { generate, install } from "../prepare.mjs";
import { guards } from "./guards.mjs";

const chosen = guards.filter(({ guard }) => guard.includes(process.argv.slice(2).join(" ")));

await install();
await generate();

const folder = mkdtempSync(join(tmpdir(), "vitrine-guards-"));
const left = new Set(["node_modules", ".git", "data", "dist"].map((name) => resolve(name)));
cpSync(".", folder, { recursive: true, filter: (source) => !left.has(resolve(source)) });
// Servers of some journeys run as another user.
chmodSync(folder, 0o755);
symlinkSync(resolve("node_modules"), join(folder, "node_modules"));

/** @param {string} name of a test's file */
const isJourney = (name) => name.startsWith("e2e/");

const inMemory = makeFolderInMemory();
const env = { ...process.env, ...(inMemory !== undefined && { TMPDIR: inMemory }) };

/**
 * @param {string[]} words of a Node command
 * @param {"ignore" | "inherit"} stdio
 * @returns whether it ends well, in the copy
 */
function succeeds(words, stdio) {
  return spawnSync(process.execPath, words, { cwd: folder, env, stdio }).status === 0;
}

/**
 * @param {string[]} tests folders or beginnings of files; all API and component tests where there are none.
 * Journeys run on the product as it is built from the copy.
 * @param {"ignore" | "inherit"} [stdio]
 */
function passes(tests, stdio = "ignore") {
  const areJourneys = tests.some(isJourney);
  if (areJourneys && !succeeds(["scripts/build.mjs"], stdio)) {
    throw new Error("The copy cannot be built.");
  }
  const projects = areJourneys
    ? ["--project=e2e", withoutVariations]
    : ["--project=api", "--project=postgresql", "--project=web"];
  const words = ["run", ...projects, "--bail", "1", ...tests];
  return succeeds(["node_modules/vitest/vitest.mjs", ...words], stdio);
}

const undefended = [];
try {
  const journeys = new Set(chosen.flatMap(({ tests }) => tests).filter(isJourney));
  for (const tests of [[], ...[...journeys].map((name) => [name])]) {
    if (passes(tests, "inherit")) continue;
    throw new Error(
      `${tests[0] ?? "API or component tests"} fail with all guards in place; fix that first.`,
    );
  }
  for (const { guard, file, find, replace, isEverywhere = false, tests } of chosen) {
    const path = join(folder, file);
    const source = readFileSync(path, "utf8");
    const occurrences = source.split(find).length - 1;
    if (isEverywhere ? occurrences < 1 : occurrences !== 1) {
      throw new Error(
        `guards.mjs is out of date: what it looks for in ${file} (${guard}) is not there once.`,
      );
    }
    writeFileSync(
      path,
      source.replaceAll(find, () => replace),
    );
    const isDefended = !passes(tests) || !passes([]);
    writeFileSync(path, source);
    console.log(`${isDefended ? "defended  " : "UNDEFENDED"}  ${guard}`);
    if (!isDefended) undefended.push(guard);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
  if (inMemory !== undefined) rmSync(inMemory, { recursive: true, force: true });
}
console.log(
  `${chosen.length - undefended.length} of ${chosen.length} guards are defended by a test.`,
);
process.exitCode = undefended.length > 0 ? 1 : 0;
