const length = 24 * 60 * 60 * 1_000;

/**
 * The day of a moment in UTC, such as 2026-11-23. In a local time zone, two server processes could count on
 * different days.
 */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The day that is `distance` days after another day, or before it if `distance` is negative. */
export function dayFrom(day: string, distance: number): string {
  return dayOf(new Date(Date.parse(day) + distance * length));
}
