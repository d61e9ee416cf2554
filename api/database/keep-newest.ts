import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** How many copies of the database are kept. */
const limit = 3;

/** Removes all but the newest copies in a folder. @param pattern matches the names of the copies */
export async function keepNewest(folder: string, pattern: RegExp): Promise<void> {
  const names: string[] = await readdir(folder).catch(() => []);
  const copies = await Promise.all(
    names
      .filter((name) => pattern.test(name))
      .map(async (name) => ({ name, madeAt: (await stat(join(folder, name))).mtimeMs })),
  );
  copies.sort((one, other) => other.madeAt - one.madeAt || other.name.localeCompare(one.name));
  for (const { name } of copies.slice(limit)) await rm(join(folder, name), { force: true });
}
