import type { Readable } from "node:stream";
import { withSnapshotFolder } from "../temporary-folder.ts";
import { databaseEntry, mediaPrefix } from "./archive.ts";
import { listMediaFiles } from "./media-files.ts";
import { ArchiveFault, readDatabase, unpackArchive } from "./unpack-archive.ts";

/** The number of media files in an archive, and the keys of missing or damaged ones. */
export type VerifiedArchive = { files: number; missing: string[]; damaged: string[] };

/**
 * Verifies a whole backup: its manifest, the integrity of its database, and the checksum of each media
 * file. Only the database is unpacked.
 * @throws {ArchiveFault} where the archive cannot be restored
 */
export function verifyArchive(bytes: Readable): Promise<VerifiedArchive> {
  return withSnapshotFolder(async (folder) => {
    const entries = await unpackArchive(bytes, folder, (name) => name === databaseEntry);
    const database = entries.find(({ name }) => name === databaseEntry);
    if (!database) throw new ArchiveFault("it holds no database");
    const files = await readDatabase(database.path, listMediaFiles);
    const sums = new Map(entries.map(({ name, sha256 }) => [name, sha256]));
    const present = files.filter(({ key }) => sums.has(`${mediaPrefix}${key}`));
    const damaged = present.filter(
      ({ key, checksum }) => sums.get(`${mediaPrefix}${key}`) !== checksum,
    );
    return {
      files: present.length,
      missing: files.filter((file) => !present.includes(file)).map(({ key }) => key),
      damaged: damaged.map(({ key }) => key),
    };
  });
}
