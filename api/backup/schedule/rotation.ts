import type { BackupFile } from "../places/backup-names.ts";

type Named = Pick<BackupFile, "name" | "createdAt">;

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
 * still loses none. Backups from the future were named by a wrong clock: they stay, and take the place of no
 * other.
 * @param now by the clock that named the one that was written last, which is the newest, therefore
 * @returns the names of those to delete
 */
export function chooseOutdated(backups: readonly Named[], now: Date): string[] {
  const newestFirst = backups
    .filter(({ createdAt }) => createdAt <= now)
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  const stored = new Set([
    ...newestOfEach(newestFirst, dayOf, daysStored),
    ...newestOfEach(newestFirst, weekOf, weeksStored),
  ]);
  return newestFirst.map(({ name }) => name).filter((name) => !stored.has(name));
}

function newestOfEach(
  newestFirst: readonly Named[],
  spanOf: (date: Date) => number,
  most: number,
): string[] {
  const newest = new Map<number, string>();
  for (const { name, createdAt } of newestFirst) {
    if (!newest.has(spanOf(createdAt))) newest.set(spanOf(createdAt), name);
  }
  return [...newest.values()].slice(0, most);
}
