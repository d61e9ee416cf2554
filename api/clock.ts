/** Returns the current time. Tests pass other functions. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** How far two correct clocks may differ, in milliseconds. */
const tolerance = 60 * 60 * 1_000;

/**
 * The newest item of a list. An item from the future was dated by a clock that ran ahead, so it is returned
 * only where all items are from the future.
 * @param newestFirst the list, newest first
 * @returns undefined for an empty list
 */
export function lastMade<Made extends { createdAt: Date }>(
  newestFirst: readonly Made[],
  now: Date,
): Made | undefined {
  const latest = now.getTime() + tolerance;
  return newestFirst.find(({ createdAt }) => createdAt.getTime() <= latest) ?? newestFirst[0];
}

/**
 * Whether a period has ended. An end that is further in the future than the maximum duration was
 * set by a wrong clock, and counts as passed.
 * @param end in milliseconds since 1970
 * @param longest the maximum duration of the period, in milliseconds
 * @param now in milliseconds since 1970
 */
export function isOver(end: number, longest: number, now = Date.now()): boolean {
  return end <= now || end > now + longest + tolerance;
}
