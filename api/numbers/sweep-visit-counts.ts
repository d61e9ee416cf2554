import type { Database } from "../database/client.ts";
import { dayOf } from "./counting/day.ts";

/** For how many months counts are kept: two years can be compared, and the month that is not over. */
const months = 25;

/** Removes counts that are too old, and those of links that nobody has read since. @returns how many */
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
