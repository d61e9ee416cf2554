import { existsSync } from "node:fs";
import { mkdtemp, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { isPostgres } from "../database/address.ts";
import { pathOfUrl } from "../database/connection.ts";
import { fillDatabase } from "../database/copying/fill-database.ts";
import { inspectSnapshot } from "../database/snapshot.ts";
import type { Storage } from "../media/storage/storage.ts";
import { requireSafeKey } from "../media/storage/storage.ts";
import { databaseEntry, mediaPrefix, secretEntry } from "./archive.ts";
import { ArchiveFault, unpackArchive } from "./unpack-archive.ts";

type Targets = {
  storage: Storage;
  /** Of the disk that everything is unpacked on. */
  dataFolder: string;
  /** Where the database is to be; nothing may be there. */
  databaseUrl: string;
  /** Where the secret is to be. */
  secretPath: string;
};

/**
 * Brings a backup back. Everything is unpacked and checked before the first file gets its place; the
 * database comes last, so that a restore cut short leaves none and can be done again.
 * @returns how many media files there are
 * @throws {ArchiveFault} where the archive is damaged; nothing has changed then
 */
export async function restoreArchive(bytes: Readable, targets: Targets): Promise<number> {
  const folder = await mkdtemp(join(folderOf(targets), ".restore-"));
  try {
    const entries = await unpackArchive(bytes, folder);
    const database = entries.find(({ name }) => name === databaseEntry);
    if (!database) throw new ArchiveFault("it holds no database");
    const secret = entries.find(({ name }) => name === secretEntry);
    const media = entries
      .filter((entry) => entry !== database && entry !== secret)
      .map((entry) => ({ key: mediaKeyOf(entry.name), path: entry.path }));
    await inspectSnapshot(database.path, async () => {}).catch(() => {
      throw new ArchiveFault("its database is damaged");
    });

    for (const file of media) await targets.storage.adopt(file.key, file.path);
    if (secret && !existsSync(targets.secretPath)) await rename(secret.path, targets.secretPath);
    await fillDatabase(database.path, targets.databaseUrl);
    return media.length;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A file gets its place by a new name, on the same disk. */
function folderOf({ dataFolder, databaseUrl }: Targets): string {
  return isPostgres(databaseUrl) ? dataFolder : dirname(pathOfUrl(databaseUrl));
}

function mediaKeyOf(name: string): string {
  const key = name.slice(mediaPrefix.length);
  if (!name.startsWith(mediaPrefix)) throw new ArchiveFault(`its entry ${name} is unknown`);
  try {
    return requireSafeKey(key);
  } catch {
    throw new ArchiveFault(`its entry ${name} is unknown`);
  }
}
