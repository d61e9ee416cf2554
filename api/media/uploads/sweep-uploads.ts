import type { Upload } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { derivativesFolder } from "../derivatives/derivatives.ts";
import type { PartStore, PartUpload, Storage } from "../storage/storage.ts";
import type { StoredFile } from "./store-file.ts";

/** How long uploads stay stored after they have expired, in milliseconds. */
export const grace = 24 * 60 * 60 * 1000;

export type AbandonedUploads = {
  /** The uploads that expired before the limit. */
  abandoned: Upload[];
  /** All other uploads. */
  alive: Upload[];
  /** The uploads in parts whose parts are still stored, except for those in `alive`. */
  parts: PartUpload[];
};

/**
 * Finds the uploads that expired before `limit`; and the uploads in parts that were begun before `limit` and
 * are not in `alive`.
 */
export async function findAbandonedUploads(
  { database, parts }: { database: Database; parts: PartStore },
  limit: Date,
): Promise<AbandonedUploads> {
  const [uploads, begun] = await Promise.all([
    database.upload.findMany(),
    parts.listBegunBefore(limit),
  ]);
  const abandoned = uploads.filter(({ expiresAt }) => expiresAt < limit);
  const alive = uploads.filter((upload) => !abandoned.includes(upload));
  const aliveIds = new Set(alive.map(({ id }) => id));
  return { abandoned, alive, parts: begun.filter(({ id }) => !aliveIds.has(id)) };
}

/**
 * Removes the remains of abandoned uploads: records, parts, received files without an asset, and incomplete
 * files of ended processes.
 * @returns the number of uploads and incomplete files
 */
export async function sweepUploads(
  { database, storage, parts }: { database: Database; storage: Storage; parts: PartStore },
  now = Date.now(),
): Promise<number> {
  const limit = new Date(now - grace);
  const found = await findAbandonedUploads({ database, parts }, limit);
  for (const upload of found.parts) await parts.remove(upload);
  for (const upload of found.abandoned) await removeUpload({ database, storage }, upload);
  return found.abandoned.length + (await storage.removePartial(limit));
}

/** Removes an upload and its received file, with derivatives, unless the file is used. */
export async function removeUpload(
  { database, storage }: { database: Database; storage: Storage },
  { id, facts }: Pick<Upload, "id" | "facts">,
): Promise<void> {
  if (facts) {
    const { path } = JSON.parse(facts) as StoredFile; // written by receive-file.ts and sweep.ts
    const refersTo = { OR: [{ path }, { renditions: { contains: path } }] };
    const isUsed =
      (await database.mediaAsset.count({ where: refersTo })) > 0 ||
      (await database.siteIdentity.count({ where: { resume: path } })) > 0;
    if (!isUsed) {
      await storage.remove(path.slice(1));
      for await (const { key } of storage.list(`${derivativesFolder(path)}/`)) {
        await storage.remove(key);
      }
    }
  }
  // The record is deleted after the file, because only the record leads to the file.
  await database.upload.deleteMany({ where: { id } });
}
