import type { Database } from "../../database/client.ts";
import type { Media } from "../../media/media.ts";
import { removeUnusedAssets } from "../../media/sweep.ts";
import { restingTime } from "../../projects/trash/trash.ts";
import { isDemoMedia } from "../media.ts";

type Stores = { database: Database; media: Pick<Media, "storage"> };

/**
 * After thirty days a removed demo cannot be restored any more: its pictures and videos are removed, except
 * those that something shows. @returns how many were removed
 */
export async function forgetRemoval(
  { database, media }: Stores,
  now = new Date(),
): Promise<number> {
  const limit = new Date(now.getTime() - restingTime);
  const { count } = await database.demoRemoval.deleteMany({ where: { removedAt: { lt: limit } } });
  if (count === 0) return 0;
  const { storage } = media;
  const removed = await removeUnusedAssets({ database, storage }, now, (unused) =>
    unused.filter(({ path }) => isDemoMedia(path)),
  );
  return removed.length;
}
