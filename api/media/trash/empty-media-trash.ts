import type { Database } from "../../database/client.ts";
import type { Media } from "../media.ts";
import { removeUnusedAssets } from "../sweep.ts";

type Stores = { database: Database; media: Pick<Media, "storage"> };

/**
 * Removes files for good that were deleted before a moment, with their videos' stills, except for files in
 * drafts or earlier versions. A file that content shows again does not count as deleted. @returns the
 * number of files
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
  const removed = await removeUnusedAssets({ database, storage }, now, (unused) => {
    // Read again: files restored meanwhile are kept.
    const due = unused.filter(({ deletedAt }) => deletedAt && deletedAt < limit);
    const leaving = new Set(due.flatMap(({ path, posterPath }) => [path, posterPath]));
    return unused.filter(({ path }) => leaving.has(path));
  });
  return removed.length;
}
