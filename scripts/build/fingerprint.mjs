import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { oneAtATime } from "./one-at-a-time.mjs";

/**
 * One hash over the contents of files and folders, so that a build step is repeated only after its
 * source files have changed. Generated folders, and tests without a GraphQL document, are left out.
 * @param {string[]} paths
 */
export function fingerprintOf(paths) {
  const hash = createHash("sha256");
  for (const path of paths.flatMap(filesBelow).sort()) {
    const content = readFileSync(path);
    if (/\.test\.tsx?$/.test(path) && !content.includes("graphql`")) continue;
    hash.update(path).update("\0").update(content).update("\0");
  }
  return hash.digest("hex");
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) =>
    name === "__generated__" ? [] : filesBelow(join(path, name)),
  );
}

/**
 * Does a step unless it was already done for the same fingerprint and its result still exists.
 * @param {{ name: string, stamp: string, fingerprint: () => string, result: string, run: () => Promise<void> }} step
 *   `name` is printed before the step. `stamp` is the path of a file that stores the fingerprint of
 *   the last completed step, `result` the path of a file or folder that the step makes.
 *   `fingerprint` is called again after the step, because the step may change files that it covers
 */
export async function doOnce({ name, stamp, fingerprint, result, run }) {
  const isDone = () =>
    existsSync(result) && existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint();
  if (isDone()) return;
  await oneAtATime(async () => {
    // Another process may have done the step meanwhile.
    if (isDone()) return;
    console.log(`${name}.`);
    // The stamp is removed before the step, so that an interrupted step is repeated, even if the
    // source files are changed back to their former contents.
    rmSync(stamp, { force: true });
    await run();
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, fingerprint());
  });
}
