import { rmSync } from "node:fs";
import { fingerprintOf } from "./build/fingerprint.mjs";
import { makeFolderInMemory } from "./folder-in-memory.mjs";
import { runBin, together } from "./run.mjs";

/** Generated files that are committed. */
const committedFiles = ["schema.graphql", "web/__generated__", "docs/client/__generated__"];

/**
 * The type checker uses one thread: further threads would compute most types again, which takes
 * longer on two processors. It stores its results, so that the next run checks only files that have
 * changed or depend on a change.
 */
const typeCheck = ["--checkers", "1", "--incremental", "--tsBuildInfoFile", ".cache/types.json"];

/** Checks types and lint. */
export async function checkTypesAndLint() {
  await together(runBin("tsc", typeCheck), runBin("biome", ["check", "--error-on-warnings"]));
}

/** Checks types, lint and unused code. */
export async function checkCode() {
  await together(
    checkTypesAndLint(),
    runBin("knip", ["--cache", "--cache-location", ".cache/knip"]),
  );
}

/**
 * Runs vitest. Temporary files of the tests are in memory if the machine has enough of it.
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} [variables]
 */
export async function runVitest(parameters, variables) {
  const folder = makeFolderInMemory();
  try {
    await runBin("vitest", ["run", ...parameters], {
      ...variables,
      ...(folder !== undefined && { TMPDIR: folder }),
    });
  } finally {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs the generators, and fails if they have changed a committed file.
 * @param {() => Promise<void>} generate
 */
export async function checkGeneratedFiles(generate) {
  const fingerprint = () => fingerprintOf(committedFiles);
  const before = fingerprint();
  await generate();
  if (fingerprint() === before) return;
  throw new Error(
    `${committedFiles.join(", ")} were not what the sources make, and are now; commit them.`,
  );
}
