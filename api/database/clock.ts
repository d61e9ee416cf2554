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
 * Checks the machine's clock for jumps. Records are removed for their age, so a clock that has
 * jumped ahead would remove all of them. After a jump ahead by more than a day, or a stop of that
 * length, the clock is therefore not trusted until it has run for a week without a jump, or was set
 * back.
 * @returns whether the clock is trusted; where it is not, nothing may be removed for its age
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
