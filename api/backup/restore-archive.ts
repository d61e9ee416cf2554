import { join } from "node:path";
import type { Readable } from "node:stream";
import type { Database } from "../database/client.ts";
import type { Storage } from "../media/storage/storage.ts";
import { requireSafeKey } from "../media/storage/storage.ts";
import { moveInto } from "../move-into.ts";
import { withTemporaryFolder } from "../temporary-folder.ts";
import { databaseEntry, mediaPrefix, secretEntry } from "./archive.ts";
import { ArchiveFault, readDatabase, unpackArchive } from "./unpack-archive.ts";

type Targets = {
  storage: Storage;
  /** The folder in which the archive is unpacked. */
  folder: string;
  /** Whether a media file is in the storage already. Such a file is not replaced. */
  isStored?: (key: string, size: number) => Promise<boolean>;
  /** Checks the archive's database. @throws {ArchiveFault} where it cannot replace the site's database */
  check?: (database: Database) => Promise<void>;
  /** The path for the secret of the archive. Undefined where the site's current secret stays. */
  secretPath?: string;
  /** Makes the unpacked database file the site's database. */
  place: (database: string) => Promise<void>;
};

/**
 * Restores a backup. Everything is unpacked and verified before the first file is moved to its place. The
 * database is moved last, so that an interrupted restore leaves no database and can be repeated.
 * @returns the number of media files
 * @throws {ArchiveFault} where the archive is damaged; nothing has changed then
 */
export async function restoreArchive(bytes: Readable, targets: Targets): Promise<number> {
  const { storage, secretPath, isStored = async () => false, check = async () => {} } = targets;
  return withTemporaryFolder(join(targets.folder, ".restore-"), async (folder) => {
    const stored = new Set<string>();
    const entries = await unpackArchive(bytes, folder, async (name, size) => {
      if (name.startsWith(mediaPrefix) && (await isStored(mediaKeyOf(name), size))) {
        stored.add(name);
      }
      return !stored.has(name);
    });
    const database = entries.find(({ name }) => name === databaseEntry);
    if (!database) throw new ArchiveFault("it holds no database");
    const secret = entries.find(({ name }) => name === secretEntry);
    const media = entries
      .filter((entry) => entry !== database && entry !== secret)
      .map((entry) => ({ ...entry, key: mediaKeyOf(entry.name) }));
    await readDatabase(database.path, check);

    for (const { name, key, path } of media) if (!stored.has(name)) await storage.adopt(key, path);
    // The secret of the archive replaces a secret that an earlier start has created: encrypted texts
    // in the database can be decrypted only with the secret of their site.
    if (secret && secretPath) await moveInto(secretPath, secret.path);
    await targets.place(database.path);
    return media.length;
  });
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
