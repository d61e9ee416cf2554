import type { Database } from "./client.ts";

const day = 24 * 60 * 60 * 1_000;

/**
 * The maximum time between two readings of a correct clock, in milliseconds. The site reads the
 * clock every hour, so a longer time means that the clock has jumped, or that the site was stopped.
 */
const longestWay = day;

/** How long the clock has to run without a jump before it is trusted again, in milliseconds. */
const probation = 7 * day;

/**
 * Checks the machine's clock for jumps. The site deletes old records, so a clock that has jumped
 * ahead would make it delete all of them. When more than a day has passed between two readings (the
 * clock has jumped, or the site was stopped), the clock is therefore not trusted for a week, or
 * until it is set back by more than a day. A further jump ahead begins the week again.
 * @returns whether the clock is trusted. While it is not, no record may be deleted for its age
 */
export async function believesClock(database: Database, now = new Date()): Promise<boolean> {
  const last = await database.clockReading.findUnique({ where: { id: 1 } });
  const way = last ? now.getTime() - last.readAt.getTime() : 0;
  let doubtedUntil = last?.doubtedUntil ?? null;
  if (way > longestWay) doubtedUntil = new Date(now.getTime() + probation);
  else if (way < -longestWay || (doubtedUntil && doubtedUntil <= now)) doubtedUntil = null;
  const reading = { readAt: now, doubtedUntil };
  await database.clockReading.upsert({
    where: { id: 1 },
    create: { id: 1, ...reading },
    update: reading,
  });
  // The first reading cannot be compared with an earlier one, so the clock is trusted from the
  // second reading on.
  return last !== null && doubtedUntil === null;
}
