import type { Database } from "./client.ts";

const day = 24 * 60 * 60 * 1_000;

/**
 * The maximum time between two readings of the clock, in milliseconds. The site reads the clock every hour:
 * after a longer time the clock has jumped, or the site was stopped.
 */
const longestWay = day;

/** How long the clock has to run without a jump before it is trusted again, in milliseconds. */
const probation = 7 * day;

/**
 * Checks the machine's clock for jumps. After a jump ahead by more than a day everything looks old, and
 * would be removed for its age. Therefore nothing is removed until the clock has run for a week without a
 * jump, or has been set back.
 * @returns whether the clock is trusted
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
  // The first reading has nothing to be compared with: the clock is trusted from the second reading on.
  return last !== null && doubtedUntil === null;
}
