import type { Database } from "../database/client.ts";
import { dayOf } from "./counting/day.ts";

/** How many months counts are stored: the current month and the two full years before it. */
const months = 25;

/**
 * Removes counts that are older than `months`, and the counts and read times of share links that
 * nobody has read since then.
 * @returns the number of removed counts
 */
export async function sweepVisitCounts(database: Database, now = new Date()): Promise<number> {
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - months);
  // A day that the earlier month lacks has become one of the next month.
  if (limit.getUTCDate() !== now.getUTCDate()) limit.setUTCDate(0);
  const { count } = await database.visitCount.deleteMany({ where: { day: { lt: dayOf(limit) } } });
  const isOld = { lastReadAt: { lt: limit } };
  const ofLinks = await database.shareLinkCount.deleteMany({ where: { link: isOld } });
  await database.shareLink.updateMany({
    where: isOld,
    data: { firstReadAt: null, lastReadAt: null, firstReadSeenAt: null },
  });
  return count + ofLinks.count;
}
