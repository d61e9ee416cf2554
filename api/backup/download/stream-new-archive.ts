import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Coordination } from "../../database/instances/coordination.ts";
import { log } from "../../log.ts";
import type { OpenArchive } from "../places/backup-place.ts";
import { type ArchiveSources, streamArchive } from "../write-archive.ts";

/**
 * Makes a backup while it is read, where no place stores any. One that fails midway is cut short, and
 * lacks the manifest without which it is none.
 * @returns null where a backup is being made already
 */
export function streamNewArchive(
  sources: ArchiveSources,
  { once }: Pick<Coordination, "once">,
): Promise<OpenArchive | null> {
  return new Promise((resolve, reject) => {
    const make = async () => {
      const folder = await mkdtemp(join(tmpdir(), "vitrine-backup-"));
      try {
        await streamArchive(sources, folder, (archive) => {
          const bytes = new PassThrough();
          resolve({ bytes });
          return pipeline(archive, bytes);
        });
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    };
    once("backup", make).then(
      () => resolve(null),
      (error: unknown) => {
        log.warn({ err: error }, "no backup was downloaded");
        reject(error);
      },
    );
  });
}
