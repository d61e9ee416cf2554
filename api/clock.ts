/** Returns the time. Tests have their own clocks. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** How far two correct clocks may differ, in milliseconds. */
const tolerance = 60 * 60 * 1_000;

/**
 * The last made item of a list, newest first. An item from the future was dated by a clock that ran ahead, so
 * it is returned only where there is no other.
 */
export function lastMade<Made extends { createdAt: Date }>(
  newestFirst: readonly Made[],
  now: Date,
): Made | undefined {
  const latest = now.getTime() + tolerance;
  return newestFirst.find(({ createdAt }) => createdAt.getTime() <= latest) ?? newestFirst[0];
}

/**
 * Whether something with a maximum duration has ended. All times are in milliseconds. An end further away
 * than that duration was set by a wrong clock, and counts as passed.
 */
export function isOver(end: number, longest: number, now = Date.now()): boolean {
  return end <= now || end > now + longest + tolerance;
}
