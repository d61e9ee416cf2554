import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { moveInto } from "../move-into.ts";
import { isPostgres } from "./address.ts";
import { type Connection, pathOfUrl } from "./connection.ts";

/** How many copies stay stored after a backup. */
const limit = 3;

const folderOf = (path: string) => join(dirname(path), "copies");

/**
 * Copies the database into the folder `copies` beside it before a migration. The copy gets its final name
 * when it is complete on the disk, and replaces the copy of an earlier attempt. After a failed or interrupted
 * upgrade, this copy of the earlier version stays.
 * @param migration the first missing migration
 * @returns the path of the copy
 */
export async function copyBeforeMigration(
  connection: Connection,
  path: string,
  migration: string,
): Promise<string> {
  const folder = folderOf(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const partial = join(folder, ".partial");
  await rm(partial, { force: true });
  const file = await open(partial, "wx", 0o600);
  try {
    connection.prepare("VACUUM INTO ?").run(partial);
    await file.sync();
  } finally {
    await file.close();
  }
  const copy = join(folder, `before-${migration}.db`);
  await moveInto(copy, partial);
  return copy;
}

/** Removes all but the newest copies after a backup of the migrated database. */
export async function removeOldCopies(url: string): Promise<void> {
  if (isPostgres(url)) return;
  const folder = folderOf(pathOfUrl(url));
  const names: string[] = await readdir(folder).catch(() => []);
  const copies = await Promise.all(
    names
      .filter((name) => /^before-.*\.db$/.test(name))
      .map(async (name) => ({ name, madeAt: (await stat(join(folder, name))).mtimeMs })),
  );
  copies.sort((one, other) => other.madeAt - one.madeAt || other.name.localeCompare(one.name));
  for (const { name } of copies.slice(limit)) await rm(join(folder, name), { force: true });
}
