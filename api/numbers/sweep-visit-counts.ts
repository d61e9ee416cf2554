import type { Database } from "../database/client.ts";
import { dayOf } from "./counting/day.ts";

/** How many months counts are stored, so that two full years and the current month can be compared. */
const months = 25;

/**
 * Removes counts that are older than that, and the counts and read times of links that were last read before.
 * @returns how many counts were removed
 */
export async function sweepVisitCounts(database: Database, now = new Date()): Promise<number> {
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - months);
  const { count } = await database.visitCount.deleteMany({ where: { day: { lt: dayOf(limit) } } });
  const isOld = { lastReadAt: { lt: limit } };
  const ofLinks = await database.shareLinkCount.deleteMany({ where: { link: isOld } });
  await database.shareLink.updateMany({
    where: isOld,
    data: { firstReadAt: null, lastReadAt: null, firstReadSeenAt: null },
  });
  return count + ofLinks.count;
}
