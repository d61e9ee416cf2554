import type { MediaAsset, Prisma } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import type { Media } from "../media.ts";
import { findUnusedAssets, removeAssets } from "../sweep.ts";

type Stores = { database: Database; media: Pick<Media, "storage"> };

/**
 * Permanently removes files that were deleted before `limit`, and the posters of deleted videos, except for
 * files in drafts or earlier versions of projects. A deleted file that content shows again is restored
 * instead.
 * @returns the number of removed files
 */
export async function emptyMediaTrash(
  { database, media }: Stores,
  { now, limit }: { now: Date; limit: Date },
): Promise<number> {
  const deleted = await database.mediaAsset.findMany({ where: { deletedAt: { not: null } } });
  if (deleted.length === 0) return 0;
  const paths = deleted.map(({ path }) => path);
  const uses = await database.mediaUse.findMany({ where: { path: { in: paths } } });
  const shown = uses.map(({ path }) => path);
  if (shown.length > 0) {
    await database.mediaAsset.updateMany({
      where: { path: { in: shown } },
      data: { deletedAt: null },
    });
  }
  if (!deleted.some(({ deletedAt }) => deletedAt && deletedAt < limit)) return 0;
  const { storage } = media;
  // The files are read again, so files that were restored meanwhile are not removed.
  const removed = await removeAssets({ database, storage }, async (transaction) =>
    deletedBefore(limit, await findUnusedAssets(transaction, now)),
  );
  return removed.length;
}

/**
 * The deleted files that would be removed permanently if the trash were emptied now.
 * @param projects the projects in the trash: their uses of files do not count
 */
export async function findTrashedMedia(
  database: Database,
  projects: Prisma.ProjectWhereInput,
): Promise<MediaAsset[]> {
  const now = new Date();
  return deletedBefore(now, await findUnusedAssets(database, now, projects));
}

/**
 * The unused files that were deleted before `limit`, and the unused posters of these videos, except for
 * posters of videos that stay.
 */
function deletedBefore(limit: Date, unused: MediaAsset[]): MediaAsset[] {
  const due = unused.filter(({ deletedAt }) => deletedAt && deletedAt < limit);
  const leaving = new Set(due.flatMap(({ path, posterPath }) => [path, posterPath]));
  for (const { deletedAt, posterPath } of unused) {
    if (!deletedAt || deletedAt >= limit) leaving.delete(posterPath);
  }
  return unused.filter(({ path }) => leaving.has(path));
}
