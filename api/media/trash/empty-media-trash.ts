import type { Database } from "../../database/client.ts";
import type { Media } from "../media.ts";
import { findUnusedAssets, removeLeftovers } from "../sweep.ts";

type Stores = { database: Database; media: Pick<Media, "storage" | "parts"> };

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
  const due = deleted.filter(({ deletedAt }) => deletedAt && deletedAt < limit);
  const leaving = new Set(due.flatMap(({ path, posterPath }) => [path, posterPath]));
  const unused = due.length > 0 ? await findUnusedAssets(database, now) : [];
  const assets = unused.filter(({ path }) => leaving.has(path));
  await removeLeftovers({ database, ...media }, { assets, keys: [], uploads: [], parts: [] });
  return assets.length;
}
