import { mkdir, open, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { moveInto } from "../move-into.ts";
import { isPostgres } from "./address.ts";
import { type Connection, pathOfUrl } from "./connection.ts";
import { keepNewest } from "./keep-newest.ts";

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

/**
 * Removes all but the newest copies that were made before migrations of an SQLite file. Called
 * after a backup of the migrated database.
 */
export async function removeOldCopies(url: string): Promise<void> {
  if (isPostgres(url)) return;
  await keepNewest(folderOf(pathOfUrl(url)), /^before-.*\.db$/);
}
