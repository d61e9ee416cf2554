import { createReadStream } from "node:fs";
import { rename, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Pack, pack } from "tar-stream";
import { type Database, databaseUrlOf } from "../database/client.ts";
import type { Storage } from "../media/storage/storage.ts";
import { removeAbandoned, withTemporaryFolder } from "../temporary-folder.ts";
import { writeStream } from "../write-stream.ts";
import {
  databaseEntry,
  type Manifest,
  type ManifestEntry,
  manifestEntry,
  mediaPrefix,
  secretEntry,
} from "./archive.ts";
import { openDigest } from "./digest.ts";
import type { Encryption } from "./encryption.ts";
import { listMediaFiles } from "./media-files.ts";
import {
  localSnapshotWorker,
  type SnapshotWorker,
  takeSnapshot,
} from "./snapshot/take-snapshot.ts";

export type ArchiveSources = {
  database: Database;
  storage: Storage;
  /**
   * The path of the file with the site's secret. Undefined where the settings contain the secret.
   */
  secretPath: string | undefined;
  /** Takes snapshots of the database. Undefined to take snapshots in this process. */
  worker?: SnapshotWorker | undefined;
};

export type WrittenArchive = {
  files: number;
  /** The size of the archive, in bytes. */
  size: number;
  /** Keys of files that are missing in the storage. */
  missing: string[];
  /** Keys of files that have changed since the upload. The archive contains them as they are. */
  damaged: string[];
};

/** The bytes of an archive, encrypted or not. */
export type Archive = Pack | AsyncIterable<Uint8Array>;

type Store = (bytes: Archive) => Promise<void>;

/**
 * Writes a backup of the site into one archive, while the site runs. The archive gets its final name when it
 * is complete on the disk.
 * @param path the path of the archive, which is replaced if it exists
 * @param encrypt undefined for an archive that is not encrypted
 */
export async function writeArchive(
  sources: ArchiveSources,
  path: string,
  encrypt?: Encryption,
): Promise<WrittenArchive> {
  const prefix = `${path}.partial-`;
  await removeAbandoned(dirname(path), (name) => name.startsWith(basename(prefix)));
  return withTemporaryFolder(prefix, async (folder) => {
    const partial = join(folder, "archive");
    const store: Store = (bytes) => writeStream(partial, bytes, { flags: "wx", mode: 0o600 });
    const content = await streamArchive(sources, folder, store, encrypt);
    await rename(partial, path);
    return { ...content, size: (await stat(path)).size };
  });
}

/**
 * Writes a backup of the site into one stream: a snapshot of the database, then the media files
 * that the snapshot refers to. The site never changes a stored file, so uploads during the backup
 * do no harm.
 * @param folder an existing folder for the snapshot of the database
 * @param store writes the bytes of the archive, and rejects where not all of them were stored
 */
export async function streamArchive(
  sources: ArchiveSources,
  folder: string,
  store: Store,
  encrypt?: Encryption,
): Promise<Omit<WrittenArchive, "size">> {
  const snapshot = join(folder, "database");
  const { database, worker = localSnapshotWorker } = sources;
  const files = await takeSnapshot(worker, databaseUrlOf(database), snapshot);
  const archive = pack();
  const missing: string[] = [];
  const damaged: string[] = [];
  const fill = async () => {
    const entries: ManifestEntry[] = [];
    const add = async (name: string, size: number, bytes: Readable) => {
      const entry = await addEntry(archive, name, size, bytes);
      entries.push(entry);
      return entry;
    };
    await add(databaseEntry, (await stat(snapshot)).size, createReadStream(snapshot));
    if (sources.secretPath) {
      const { size } = await stat(sources.secretPath);
      await add(secretEntry, size, createReadStream(sources.secretPath));
    }
    for (const { key, checksum } of files) {
      const found = await sources.storage.stat(key);
      if (!found) {
        missing.push(key);
        continue;
      }
      const bytes = sources.storage.read(key);
      const { sha256 } = await add(`${mediaPrefix}${key}`, found.size, bytes);
      if (sha256 !== checksum) damaged.push(key);
    }
    const createdAt = new Date().toISOString();
    const manifest: Manifest = { format: "vitrine-backup-1", createdAt, entries };
    archive.entry({ name: manifestEntry, mode: 0o600 }, JSON.stringify(manifest));
    archive.finalize();
  };
  await Promise.all([
    store(encrypt?.(archive) ?? archive),
    fill().catch((error: unknown) => {
      archive.destroy(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }),
  ]);
  // Files that were removed since the snapshot are not missing.
  const listed = missing.length > 0 ? await listMediaFiles(database) : [];
  const lost = missing.filter((key) => listed.some((file) => file.key === key));
  return { files: files.length - missing.length, missing: lost, damaged };
}

export async function addEntry(
  archive: Pack,
  name: string,
  size: number,
  bytes: Readable,
): Promise<ManifestEntry> {
  const digest = openDigest();
  await pipeline(bytes, digest.stream, archive.entry({ name, size, mode: 0o600 }));
  return { name, ...digest.read() };
}
