import type { Readable } from "node:stream";
import type { BackupSettings } from "../../settings/buckets.ts";
import type { ArchiveSources, WrittenArchive } from "../write-archive.ts";
import type { BackupFile } from "./backup-names.ts";

/** Where scheduled backups are stored. */
export type BackupPlace = {
  /** Those that were read again after they were written, newest first. */
  list: () => Promise<BackupFile[]>;
  /** Removes what killed runs have left. @throws {BackupProblem} where there is no place for one more */
  prepare: (sources: ArchiveSources) => Promise<void>;
  /** Writes a backup and reads it again; it is none before. @throws {ArchiveFault} where it is damaged */
  write: (sources: ArchiveSources, name: string) => Promise<WrittenArchive>;
  remove: (name: string) => Promise<void>;
  /** What to tell the owner of a failure. */
  describe: (error: unknown) => string;
};

/** An archive that a person has named. */
export type NamedArchive = { exists: () => Promise<boolean>; read: () => Readable };

export async function openPlace({ folder, bucket }: BackupSettings): Promise<BackupPlace> {
  if (bucket) {
    // Loaded only where it is used: the bucket's library is large.
    const { openBucketPlace } = await import("./bucket-place.ts");
    return openBucketPlace(bucket, folder);
  }
  const { openFolderPlace } = await import("./folder-place.ts");
  return openFolderPlace(folder);
}
