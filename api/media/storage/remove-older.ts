import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * Removes what stands in a folder and was last changed before a point in time, with all that is in it.
 * @returns how many files and folders
 */
export async function removeOlder(
  folder: string,
  before: Date,
  isMeant: (name: string) => boolean = () => true,
): Promise<number> {
  let count = 0;
  for (const name of (await readdir(folder).catch(() => [])).filter(isMeant)) {
    const path = join(folder, name);
    // It may have been removed meanwhile.
    const found = await stat(path).catch(() => null);
    if (!found || found.mtime >= before) continue;
    await rm(path, { recursive: true, force: true });
    count += 1;
  }
  return count;
}
