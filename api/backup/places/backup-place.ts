import type { Readable } from "node:stream";
import type { BackupSettings } from "../../settings/buckets.ts";
import type { PlaceFiles } from "../copies/copies.ts";
import type { ArchiveSources, WrittenArchive } from "../write-archive.ts";
import type { BackupFile } from "./backup-names.ts";

/** A place that stores scheduled backups. */
export type BackupPlace = {
  /** The verified backups, newest first. */
  list: () => Promise<BackupFile[]>;
  /** Removes files of killed runs. @throws {BackupProblem} where there is no room for another backup */
  prepare: (sources: ArchiveSources) => Promise<void>;
  /** Writes a backup and verifies it; it is listed only then. @throws {ArchiveFault} where it is damaged */
  write: (sources: ArchiveSources, name: string) => Promise<WrittenArchive>;
  remove: (name: string) => Promise<void>;
  /** Opens a backup for reading. Null where there is none of this name. */
  open: (name: string) => Promise<OpenArchive | null>;
  /** @throws {BackupProblem} where no copies can be stored, or anyone may read them */
  prepareFiles: () => Promise<void>;
  /** The files that are no archives. */
  files: () => Promise<PlaceFiles>;
  /** A failure as a sentence for the owner. */
  describe: (error: unknown) => string;
};

/** An archive that is being read. */
export type OpenArchive = {
  bytes: Readable /** In bytes; undefined while it is being written. */;
  size?: number;
};

/** An archive that was named on the command line. */
export type NamedArchive = { exists: () => Promise<boolean>; read: () => Readable };

export async function openPlace({ folder, bucket }: BackupSettings): Promise<BackupPlace> {
  if (bucket) {
    // Imported on demand: the bucket's library is large.
    const { openBucketPlace } = await import("./bucket-place.ts");
    return openBucketPlace(bucket, folder);
  }
  const { openFolderPlace } = await import("./folder-place.ts");
  return openFolderPlace(folder);
}
