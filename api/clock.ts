/** Tells the time; tests have clocks of their own. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** How far apart clocks may be that are both right, in milliseconds. */
const tolerance = 60 * 60 * 1_000;

/**
 * Whether something that lasts so long at most is over, in milliseconds. An end that is further away was set
 * by a clock that ran ahead.
 */
export function isOver(end: number, longest: number, now = Date.now()): boolean {
  return end <= now || end > now + longest + tolerance;
}
