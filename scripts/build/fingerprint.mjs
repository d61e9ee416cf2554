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
 * Does a step unless it was already done for the same fingerprint and its result is still there.
 * @param {{ name: string, stamp: string, fingerprint: () => string, result: string, run: () => Promise<void> }} step
 *   `name` is printed before the step; `fingerprint` is called again after the step, because the
 *   step may write files of the fingerprint
 */
export async function doOnce({ name, stamp, fingerprint, result, run }) {
  const isDone =
    existsSync(result) && existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint();
  if (isDone) return;
  console.log(`${name}.`);
  // Without a stamp, an interrupted step is repeated, even if the files are changed back to what
  // they were before it.
  rmSync(stamp, { force: true });
  await run();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint());
}
