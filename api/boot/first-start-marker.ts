import { existsSync } from "node:fs";
import { copyFile, mkdtemp, open, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { isPostgres } from "../database/address.ts";
import { holdsTables } from "../database/check-database.ts";
import { pathOfUrl } from "../database/connection.ts";
import type { Environment } from "../environment.ts";
import { StartError } from "../start-error.ts";

/** The size of an SQLite file without tables, in bytes. */
const emptySize = 4096;

const markerOf = (folder: string) => join(folder, "first-start");

/**
 * Marks in the data folder that a first start has begun, so that an interrupted first start can be
 * continued. Refuses a folder that contains files of a site, but no database or an empty one: the
 * folder may be an incomplete copy, and a first start would create a new site in it.
 * @throws {StartError} where the folder is refused
 */
export async function beginFirstStart({
  dataFolder,
  databaseUrl,
}: Pick<Environment, "dataFolder" | "databaseUrl">): Promise<void> {
  // A PostgreSQL database is not in the folder, so it cannot be missing in a copy.
  if (isPostgres(databaseUrl)) return;
  const path = pathOfUrl(databaseUrl);
  if (existsSync(markerOf(dataFolder)) || (await hasTables(path, dataFolder))) return;
  const remains = (await hasCommits(`${path}-wal`))
    ? `the file ${path}-wal holds changes`
    : (await hasFiles(join(dataFolder, "media")))
      ? `${join(dataFolder, "media")} holds files`
      : undefined;
  if (remains) {
    throw new StartError(
      `The database ${path} is missing or empty, but ${remains}; bring the whole data folder back from a backup, or set DATA_DIR to an empty folder for a new site.`,
    );
  }
  const marker = await open(markerOf(dataFolder), "w", 0o600);
  await marker.sync();
  await marker.close();
}

/** Removes the marker after a complete start. */
export function endFirstStart(dataFolder: string): Promise<void> {
  return rm(markerOf(dataFolder), { force: true });
}

/**
 * Whether a database file has tables. Opens a copy of a small file, because opening a database may
 * remove its write-ahead log.
 */
async function hasTables(path: string, dataFolder: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  if (found && found.size > emptySize) return true;
  const copies = await mkdtemp(join(dataFolder, ".look-"));
  try {
    const copy = join(copies, "database");
    for (const suffix of ["", "-wal"]) {
      if (existsSync(path + suffix)) await copyFile(path + suffix, copy + suffix);
    }
    return holdsTables(copy);
  } catch {
    // The file is no database. The start will fail when it opens the file, with a message that says
    // so.
    return true;
  } finally {
    await rm(copies, { recursive: true, force: true });
  }
}

/**
 * Whether a write-ahead log contains a whole transaction. A killed first start may leave only a
 * part of one.
 */
async function hasCommits(path: string): Promise<boolean> {
  const log = await readFile(path).catch(() => Buffer.alloc(0));
  if (log.length <= 32) return false;
  const frameSize = 24 + log.readUInt32BE(8);
  for (let frame = 32; frame + frameSize <= log.length; frame += frameSize) {
    // Only the last frame of a transaction contains the size of the database after it.
    if (log.readUInt32BE(frame + 4) > 0) return true;
  }
  return false;
}

async function hasFiles(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.some((entry) => entry.isFile() && !entry.name.startsWith(".partial-"));
}
