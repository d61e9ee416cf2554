import { join } from "node:path";
import type { PassThrough } from "node:stream";
import { ZipFile } from "yazl";
import { findFault } from "../backup/media-files.ts";
import {
  localSnapshotWorker,
  type SnapshotWorker,
  takeSnapshot,
} from "../backup/snapshot/take-snapshot.ts";
import { type Database, databaseUrlOf } from "../database/client.ts";
import { applyMigrations } from "../database/migrations.ts";
import { inspectSnapshot } from "../database/snapshot.ts";
import type { Storage } from "../media/storage/storage.ts";
import { withSnapshotFolder } from "../temporary-folder.ts";
import { type ArchiveOptions, collectContent, filesOf } from "./collect-content.ts";

type Sources = {
  database: Database;
  storage: Storage;
  /** Takes the snapshot of the database. By default this process takes it. */
  worker?: SnapshotWorker | undefined;
};

/** The names of an archive's entries: the content, and each media file by its storage key. */
export const contentEntry = "content.json";
export const mediaEntry = (key: string) => `media/${key}`;

/**
 * All entries get the same time, in the DOS format, which has no time zone. The same content therefore gives
 * the same bytes on every machine.
 */
const entryOptions = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true, mode: 0o100_600 };

/**
 * Writes the owner's work into one zip file, while the site runs.
 * @param store writes the bytes, and rejects where not all of them were stored
 * @returns the number of archived files, and the keys of lost or damaged files, which are left out
 */
export async function streamArchive(
  { database, storage, worker = localSnapshotWorker }: Sources,
  options: ArchiveOptions,
  store: (bytes: NodeJS.ReadableStream) => Promise<void>,
): Promise<{ files: number; missing: string[] }> {
  return withSnapshotFolder(async (folder) => {
    const snapshot = join(folder, "database");
    await takeSnapshot(worker, databaseUrlOf(database), snapshot);
    await applyMigrations(`file:${snapshot}`);
    const { content, fonts } = await inspectSnapshot(snapshot, (copy) =>
      collectContent(copy, options),
    );
    const zip = new ZipFile();
    const bytes = zip.outputStream as PassThrough; // the library declares it only as readable
    const json = `${JSON.stringify(content, null, 2)}\n`;
    zip.addBuffer(Buffer.from(json), contentEntry, entryOptions);
    for (const [name, bytes] of fonts) {
      zip.addBuffer(Buffer.from(bytes), name, { ...entryOptions, compress: false });
    }
    const missing: string[] = [];
    let files = 0;
    const fail = (error: Error) => bytes.destroy(error);
    zip.once("error", fail);
    const fill = async () => {
      for (const file of filesOf(content)) {
        const { key } = file;
        if (await findFault(storage, file)) {
          missing.push(key);
          continue;
        }
        files += 1;
        // Where a file cannot be read to its end, the library does not notice it, so `fail` ends
        // the archive.
        zip.addReadStreamLazy(mediaEntry(key), { ...entryOptions, compress: false }, (send) =>
          send(null, storage.read(key).once("error", fail)),
        );
      }
      zip.end();
    };
    await Promise.all([store(bytes), fill().catch(fail)]);
    return { files, missing };
  });
}
