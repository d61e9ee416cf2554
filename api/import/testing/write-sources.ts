/**
 * `npm run import:sources -- FOLDER` writes the exports of each program, for manual tests of an
 * import.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { allSources } from "./sources/all-sources.ts";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name a folder: npm run import:sources -- FOLDER");
for (const { kind, source } of await allSources()) {
  for (const [path, bytes] of Object.entries(source.files)) {
    const full = join(folder, kind, source.name, path);
    await mkdir(dirname(full), { recursive: true });
    await writeFile(full, bytes);
  }
}
