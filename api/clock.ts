/** Returns the time. Tests have their own clocks. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** How far two correct clocks may differ, in milliseconds. */
const tolerance = 60 * 60 * 1_000;

/**
 * The last of what was made, newest first. What is from the future has the name of a clock that ran ahead: it is the
 * last only where there is nothing else.
 */
export function lastMade<Made extends { createdAt: Date }>(
  newestFirst: readonly Made[],
  now: Date,
): Made | undefined {
  const latest = now.getTime() + tolerance;
  return newestFirst.find(({ createdAt }) => createdAt.getTime() <= latest) ?? newestFirst[0];
}

/**
 * Whether something with a maximum duration has ended, in milliseconds. An end that is further away was set
 * by a wrong clock.
 */
export function isOver(end: number, longest: number, now = Date.now()): boolean {
  return end <= now || end > now + longest + tolerance;
}
