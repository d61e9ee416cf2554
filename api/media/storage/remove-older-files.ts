import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Removes files of a folder that were last changed before a moment. @returns how many */
export async function removeOlderFiles(
  folder: string,
  before: Date,
  isMeant: (name: string) => boolean,
): Promise<number> {
  let count = 0;
  for (const name of (await readdir(folder).catch(() => [])).filter(isMeant)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (!found?.isFile() || found.mtime >= before) continue;
    await rm(path, { force: true });
    count += 1;
  }
  return count;
}
