import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * Removes the files and folders in a folder that were last changed before a point in time. Folders are
 * removed with all their content.
 * @param isMeant whether the file or folder of this name may be removed
 * @returns the number of removed files and folders
 */
export async function removeOlder(
  folder: string,
  before: Date,
  isMeant: (name: string) => boolean = () => true,
): Promise<number> {
  let count = 0;
  for (const name of (await readdir(folder).catch(() => [])).filter(isMeant)) {
    const path = join(folder, name);
    // Another process may have removed the file meanwhile.
    const found = await stat(path).catch(() => null);
    if (!found || found.mtime >= before) continue;
    await rm(path, { recursive: true, force: true });
    count += 1;
  }
  return count;
}
