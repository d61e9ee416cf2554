import type { Database } from "../../database/client.ts";
import type { Media } from "../media.ts";
import { removeUnusedAssets } from "../sweep.ts";

type Stores = { database: Database; media: Pick<Media, "storage"> };

/**
 * Removes for good what was deleted before a moment, with the stills of its videos, but for what a draft or
 * an earlier version shows. What content shows again is not deleted any more. @returns how many files went
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
    // Read again: what was restored since stays.
    const due = unused.filter(({ deletedAt }) => deletedAt && deletedAt < limit);
    const leaving = new Set(due.flatMap(({ path, posterPath }) => [path, posterPath]));
    return unused.filter(({ path }) => leaving.has(path));
  });
  return removed.length;
}
