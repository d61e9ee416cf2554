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
  /** Everything is unpacked on the disk of this folder. */
  dataFolder: string;
  /** The address of the new database, which must not exist. */
  databaseUrl: string;
  /** The path of the new secret. */
  secretPath: string;
};

/**
 * Restores a backup. Everything is unpacked and verified before the first file is moved to its place. The
 * database is the last, so that an interrupted restore leaves none and can be repeated.
 * @returns the number of media files
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

/** A folder on the same disk, so that files can be renamed to their final names. */
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
