import { PassThrough, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Coordination } from "../database/instances/coordination.ts";
import { log } from "../log.ts";
import { withSnapshotFolder } from "../temporary-folder.ts";
import { openSeal } from "./encryption.ts";
import type { OpenArchive } from "./places/backup-place.ts";
import { type Archive, type ArchiveSources, streamArchive } from "./write-archive.ts";

type Once = Pick<Coordination, "once">;

/**
 * Makes a backup while it is read, for a site without a backup storage. A backup that fails midway is
 * truncated, and is not valid, because it lacks the manifest.
 * @param name the name of the archive, which shows whether it is encrypted
 * @returns null where a backup is being made already
 */
export async function streamNewArchive(
  sources: ArchiveSources,
  coordination: Once,
  name: string,
): Promise<OpenArchive | null> {
  const bytes = await streamWhileMade("backup", coordination, async (store) => {
    const { encrypt } = await openSeal(sources.database, name);
    await withSnapshotFolder((folder) => streamArchive(sources, folder, store, encrypt));
  });
  return bytes && { bytes };
}

/**
 * The bytes of a file that is made while it is read, for one request at a time.
 * @param name the name of the lease
 * @param make passes the bytes of the file to `store`, which rejects where not all of them were read
 * @returns null where another request is making a file with this lease
 */
export function streamWhileMade(
  name: string,
  { once }: Once,
  make: (store: (bytes: NodeJS.ReadableStream | Archive) => Promise<void>) => Promise<unknown>,
): Promise<Readable | null> {
  return new Promise((resolve, reject) => {
    const begin = () =>
      make((made) => {
        const bytes = new PassThrough();
        resolve(bytes);
        return pipeline(made, bytes);
      });
    once(name, begin).then(
      () => resolve(null),
      (error: unknown) => {
        log.warn({ err: error, name }, "a download was not made");
        reject(error);
      },
    );
  });
}
