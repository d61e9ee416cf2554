import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { makeFolderInMemory } from "./folder-in-memory.mjs";
import { runBin, together } from "./run.mjs";

/** Types and lint. */
export async function checkCode() {
  await together(runBin("tsc", []), runBin("biome", ["check", "--error-on-warnings"]));
}

/** Leaves out the journeys that `npm run test:journeys` and `test:matrix` make beside the others. */
export const withoutVariations = "--tags-filter=!matrix";

/**
 * Temporary files of the tests are in memory where that can be.
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

/** Fails where a generated file, made from its sources just now, is not the committed one. */
export function checkGeneratedFiles() {
  const parameters = ["status", "--porcelain", "--", "schema.graphql", "web/__generated__"];
  const lines = execFileSync("git", parameters, { encoding: "utf8" }).split("\n");
  // The second column is what differs from what is committed or about to be.
  const changed = lines.filter((line) => line !== "" && line[1] !== " ");
  if (changed.length === 0) return;
  throw new Error(`Generated files are not up to date; commit them:\n${changed.join("\n")}`);
}
