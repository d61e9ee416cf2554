import type { Readable } from "node:stream";
import type { BackupSettings } from "../../settings/buckets.ts";
import type { PlaceFiles } from "../copies/copies.ts";
import type { ArchiveSources, WrittenArchive } from "../write-archive.ts";
import type { BackupFile } from "./backup-names.ts";

/** A storage for scheduled backups: a folder of this machine, or a folder in a bucket. */
export type BackupPlace = {
  /** The verified backups, newest first. */
  list: () => Promise<BackupFile[]>;
  /**
   * Removes files of interrupted backups.
   * @throws {BackupProblem} where another backup would not fit
   */
  prepare: (sources: ArchiveSources) => Promise<void>;
  /** Writes and verifies a backup; `list` has only verified ones. @throws {ArchiveFault} if it is damaged */
  write: (sources: ArchiveSources, name: string) => Promise<WrittenArchive>;
  remove: (name: string) => Promise<void>;
  /** Opens a backup for reading. Null where no backup has this name. */
  open: (name: string) => Promise<OpenArchive | null>;
  /**
   * Prepares the storage for copies of changes (see ../copies/copies.ts).
   * @throws {BackupProblem} where its disk is full, or anyone may read the storage
   */
  prepareFiles: () => Promise<void>;
  /** The storage for copies of changes. */
  files: () => Promise<PlaceFiles>;
  /** Describes a failure in a sentence for the owner. */
  describe: (error: unknown) => string;
};

/** An archive that is being read. */
export type OpenArchive = {
  bytes: Readable;
  /** The size in bytes. Undefined for an archive that is still being written. */
  size?: number;
};

/** An archive that was named on the command line. */
export type NamedArchive = { exists: () => Promise<boolean>; read: () => Readable };

export async function openPlace({ folder, bucket }: BackupSettings): Promise<BackupPlace> {
  if (bucket) {
    // Imported on demand, because the library for buckets is large.
    const { openBucketPlace } = await import("./bucket-place.ts");
    return openBucketPlace(bucket, folder);
  }
  const { openFolderPlace } = await import("./folder-place.ts");
  return openFolderPlace(folder);
}
