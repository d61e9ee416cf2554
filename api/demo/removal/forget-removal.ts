import type { Database } from "../../database/client.ts";
import type { Media } from "../../media/media.ts";
import { findUnusedAssets, removeAssets } from "../../media/sweep.ts";
import { restingTime } from "../../projects/trash/trash.ts";
import { isDemoMedia } from "../media.ts";

type Stores = { database: Database; media: Pick<Media, "storage"> };

/**
 * Forgets a demo that was removed more than thirty days ago: it cannot be restored any more, and its pictures
 * and videos are removed, except those that content still refers to.
 * @returns the number of removed pictures and videos
 */
export async function forgetRemoval(
  { database, media }: Stores,
  now = new Date(),
): Promise<number> {
  const where = { removedAt: { lt: new Date(now.getTime() - restingTime) } };
  if ((await database.demoRemoval.count({ where })) === 0) return 0;
  const { storage } = media;
  const removed = await removeAssets({ database, storage }, async (transaction) => {
    await transaction.demoRemoval.deleteMany({ where });
    const unused = await findUnusedAssets(transaction, now);
    return unused.filter(({ path }) => isDemoMedia(path));
  });
  return removed.length;
}
