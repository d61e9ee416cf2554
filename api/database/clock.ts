import type { Database } from "./client.ts";

const day = 24 * 60 * 60 * 1_000;

/** The site looks at the clock every hour: a longer way ahead is a jump, or it was not running, in milliseconds. */
const longestWay = day;

/** How long the clock has to go steadily after a jump before it is believed, in milliseconds. */
const probation = 7 * day;

/**
 * Looks at the machine's clock. One that jumped ahead by more than a day makes everything look old, and
 * what is removed for its age would be lost: nothing is, until the clock has gone on steadily for a
 * week, or is back where it was.
 * @returns whether to believe it
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
  // With nothing to compare, the next look decides.
  return last !== null && doubtedUntil === null;
}
