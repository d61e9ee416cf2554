import type { BackupFile } from "../places/backup-names.ts";

type Named = Pick<BackupFile, "name" | "createdAt">;

/**
 * A kind of time span, such as days. `of` returns the number of the span that contains a date. In each of the
 * last `count` spans with a backup, the newest backup is not deleted.
 */
type Span = { of: (date: Date) => number; count: number };

const each = (length: number) => (date: Date) => Math.floor(date.getTime() / length);

const minute = 60 * 1_000;
const hour = 60 * minute;
const dayOf = each(24 * hour);

/** Weeks begin on Monday; 1 January 1970 was a Thursday. */
const weekOf = (date: Date) => Math.floor((dayOf(date) + 3) / 7);

/** The spans for whole archives. */
export const archiveSpans: readonly Span[] = [
  { of: dayOf, count: 7 },
  { of: weekOf, count: 4 },
];

/** The spans for copies, which are made within a minute after a change. */
export const copySpans: readonly Span[] = [
  { of: each(minute), count: 60 },
  { of: each(hour), count: 24 },
];

/**
 * Chooses the backups to delete: all except the newest one in each of the last spans with a backup,
 * in UTC. Spans without a backup do not count, so that a site that was stopped loses no backups.
 * Backups from the future were named while the clock was wrong: they are not deleted, and count for
 * no span.
 * @param now the date of the backup that was written last; later dates are from the future
 * @returns the names of the backups to delete
 */
export function chooseOutdated(
  backups: readonly Named[],
  now: Date,
  spans: readonly Span[],
): string[] {
  const newestFirst = backups
    .filter(({ createdAt }) => createdAt <= now)
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  const stored = new Set(spans.flatMap((span) => newestOfEach(newestFirst, span)));
  return newestFirst.map(({ name }) => name).filter((name) => !stored.has(name));
}

function newestOfEach(newestFirst: readonly Named[], { of, count }: Span): string[] {
  const newest = new Map<number, string>();
  for (const { name, createdAt } of newestFirst) {
    if (!newest.has(of(createdAt))) newest.set(of(createdAt), name);
  }
  return [...newest.values()].slice(0, count);
}
