const day = 24 * 60 * 60 * 1_000;

/** How many days and weeks with a backup the newest of each is stored for. */
const daysStored = 7;
const weeksStored = 4;

const dayOf = (date: Date) => Math.floor(date.getTime() / day);

/** Weeks begin on Monday; the first of all days was a Thursday. */
const weekOf = (date: Date) => Math.floor((dayOf(date) + 3) / 7);

/**
 * Chooses which backups to delete: all but the newest of each of the last seven days and of each of the
 * last four weeks that have one, in UTC. Days without a backup do not count, so that a site that stood
 * still loses none.
 * @param dates when the backups were made
 * @returns those to delete
 */
export function chooseOutdated(dates: readonly Date[]): Date[] {
  const newestFirst = dates.toSorted((one, other) => other.getTime() - one.getTime());
  const stored = new Set([
    ...newestOfEach(newestFirst, dayOf, daysStored),
    ...newestOfEach(newestFirst, weekOf, weeksStored),
  ]);
  return newestFirst.filter((date) => !stored.has(date));
}

function newestOfEach(
  newestFirst: readonly Date[],
  spanOf: (date: Date) => number,
  most: number,
): Date[] {
  const newest = new Map<number, Date>();
  for (const date of newestFirst) {
    if (!newest.has(spanOf(date))) newest.set(spanOf(date), date);
  }
  return [...newest.values()].slice(0, most);
}
