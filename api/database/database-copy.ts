import { mkdir, open, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { moveInto } from "../move-into.ts";
import { isPostgres } from "./address.ts";
import { type Connection, pathOfUrl } from "./connection.ts";

/** How many copies stay after a backup. */
const limit = 3;

const folderOf = (path: string) => join(dirname(path), "copies");

/** Holds the name of the migration that an upgrade began with, until all of the upgrade is done. */
const begunName = "unfinished";
const begunOf = (path: string) => join(folderOf(path), begunName);

/**
 * Copies the database into the folder `copies` beside it, before a migration changes it. The copy gets
 * its name when all of it is on the disk; one of an earlier try at the same migration is replaced. Where an
 * upgrade was interrupted, the copy that the former version can open stays as it is.
 * @param migration the first one that is missing
 * @param finished those that the database has
 */
export async function copyBeforeMigration(
  connection: Connection,
  path: string,
  migration: string,
  finished: string[],
): Promise<void> {
  const folder = folderOf(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const begun = await readFile(begunOf(path), "utf8").catch(() => "");
  const isContinued = finished.includes(begun);
  const partial = join(folder, ".partial");
  await rm(partial, { force: true });
  const file = await open(partial, "wx", 0o600);
  try {
    connection.prepare("VACUUM INTO ?").run(partial);
    await file.sync();
  } finally {
    await file.close();
  }
  await moveInto(join(folder, `before-${isContinued ? "the-rest" : migration}.db`), partial);
  if (!isContinued) await writeFile(begunOf(path), migration, { mode: 0o600, flush: true });
}

/** Notes that the database has all migrations. */
export function endUpgrade(path: string): Promise<void> {
  return rm(begunOf(path), { force: true });
}

/**
 * Removes all but the newest copies, once a backup was made of the database that they led to. Of an upgrade
 * that is not whole none is removed.
 */
export async function removeOldCopies(url: string): Promise<void> {
  if (isPostgres(url)) return;
  const folder = folderOf(pathOfUrl(url));
  const names: string[] = await readdir(folder).catch(() => []);
  if (names.includes(begunName)) return;
  const copies = await Promise.all(
    names
      .filter((name) => /^before-.*\.db$/.test(name))
      .map(async (name) => ({ name, madeAt: (await stat(join(folder, name))).mtimeMs })),
  );
  copies.sort((one, other) => other.madeAt - one.madeAt || other.name.localeCompare(one.name));
  for (const { name } of copies.slice(limit)) await rm(join(folder, name), { force: true });
}
