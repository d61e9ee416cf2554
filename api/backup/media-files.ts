import type { Database } from "../database/client.ts";
import { hasColumn } from "../database/snapshot.ts";
import { type Rendition, readRenditions } from "../media/renditions/renditions.ts";
import type { Storage } from "../media/storage/storage.ts";
import { digestOf } from "./digest.ts";

/** A file in the storage, and the SHA-256 that it had when it was uploaded. */
export type MediaFile = {
  key: string;
  checksum: string;
  /** The size in bytes. Null where it is not known. */
  size: number | null;
};

/** Every file in the storage that the database refers to. */
export async function listMediaFiles(database: Database): Promise<MediaFile[]> {
  const assets = await database.mediaAsset.findMany({
    select: { path: true, checksum: true, byteSize: true },
    orderBy: { id: "asc" },
  });
  const documents = await listDocuments(database);
  const renditions = await listRenditions(database);
  return [
    ...assets.map(({ path, checksum, byteSize }) => ({
      key: path.slice(1),
      checksum,
      size: byteSize,
    })),
    ...renditions.map(({ path, checksum, byteSize }) => ({
      key: path.slice(1),
      checksum,
      size: byteSize,
    })),
    ...documents.map(({ path, checksum }) => ({ key: path.slice(1), checksum, size: null })),
  ];
}

/** The résumé. Databases of older versions have no column for it. */
async function listDocuments(database: Database): Promise<{ path: string; checksum: string }[]> {
  if (!(await hasColumn(database, "SiteIdentity", "resumeChecksum"))) return [];
  const identities = await database.siteIdentity.findMany({
    select: { resume: true, resumeChecksum: true },
  });
  return identities.flatMap(({ resume, resumeChecksum }) =>
    resume && resumeChecksum ? [{ path: resume, checksum: resumeChecksum }] : [],
  );
}

/**
 * The smaller and converted versions of videos. They are backed up, because browsers made them and
 * the site cannot make them again. Databases of older versions have no column for them.
 */
async function listRenditions(database: Database): Promise<Rendition[]> {
  if (!(await hasColumn(database, "MediaAsset", "renditions"))) return [];
  const assets = await database.mediaAsset.findMany({
    where: { renditions: { not: "[]" } },
    select: { renditions: true },
    orderBy: { id: "asc" },
  });
  return assets.flatMap(readRenditions);
}

/** The fault of a file in the storage. */
export type Fault = "missing" | "cut" | "damaged";

/**
 * Checks only whether a file exists (otherwise it is "missing") and has the expected size
 * (otherwise it is "cut"). Null for a file without these faults.
 */
export async function compareSize(
  storage: Storage,
  { key, size }: MediaFile,
): Promise<Fault | null> {
  const found = await storage.stat(key);
  if (!found) return "missing";
  return size === null || found.size === size ? null : "cut";
}

/**
 * Checks whether a file exists, and has the expected size and checksum. Null for a file without a
 * fault.
 */
export async function findFault(storage: Storage, file: MediaFile): Promise<Fault | null> {
  const fault = await compareSize(storage, file);
  if (fault) return fault;
  const { sha256 } = await digestOf(storage.read(file.key));
  return sha256 === file.checksum ? null : "damaged";
}
