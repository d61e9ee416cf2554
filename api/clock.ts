/** Returns the time. Tests have their own clocks. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** How far two correct clocks may differ, in milliseconds. */
const tolerance = 60 * 60 * 1_000;

/**
 * Whether something with a maximum duration has ended, in milliseconds. An end that is further away was set
 * by a wrong clock.
 */
export function isOver(end: number, longest: number, now = Date.now()): boolean {
  return end <= now || end > now + longest + tolerance;
}
