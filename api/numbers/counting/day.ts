const length = 24 * 60 * 60 * 1_000;

/** A day in UTC, such as 2026-11-23, so that it is the same for every instance. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The day that is some days away from another day. @param distance in days; negative for earlier days */
export function dayFrom(day: string, distance: number): string {
  return dayOf(new Date(Date.parse(day) + distance * length));
}
