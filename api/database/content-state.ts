import LibSql from "libsql";
import type { Clock } from "../clock.ts";
import { isPostgres } from "./address.ts";
import { pathOfUrl, readColumn } from "./connection.ts";
import { type PartRevisions, partRevisions } from "./content-revision.ts";
import { momentOf } from "./direct-reads.ts";

/** What visitors see, as of now. It changes with each write, and by itself when a moment has come. */
export type ContentState = {
  /** The same as long as nothing has changed. */
  key: string;
  /**
   * The last moment at which something changed by itself, 1970 where there was none. Whatever depends on
   * the time is decided as of it: the result is that of the clock, and the question stays the same, so
   * that it can be remembered, until the next moment comes.
   */
  since: Date;
  /** How often each part of it was written so far. */
  parts: PartRevisions;
};

/** The state of content over a connection of its own, for those who ask with every request. */
export type ContentStateReader = {
  /** Undefined while it cannot be read. At once where the database is a file of this machine. */
  read: () => ContentState | undefined | Promise<ContentState | undefined>;
  /**
   * The key of the last state that was read, and how long ago, in milliseconds. Undefined where nothing may be
   * known of it any more, and of a file, which is there or is broken.
   */
  readLast?: () => { key: string; age: number } | undefined;
  close: () => Promise<void>;
};

/** All moments at which something changes by itself: drafts become public. */
const scheduledMoments = `
  SELECT "publishAt" FROM "Project" WHERE "visibility" = 'draft' AND "publishAt" IS NOT NULL`;

/** Opens what reads the state, without the detour through Prisma. */
export function openContentState(url: string, clock: Clock): ContentStateReader {
  if (!isPostgres(url)) return openFileState(url, clock);
  const opened = import("./postgresql/content-state.ts").then((states) =>
    states.openPostgresContentState(url, clock),
  );
  let reader: ContentStateReader | undefined;
  void opened.then((ready) => {
    reader = ready;
  });
  return {
    read: () => (reader ? reader.read() : opened.then((ready) => ready.read())),
    readLast: () => reader?.readLast?.(),
    close: async () => (await opened).close(),
  };
}

/**
 * Reads the state of a file: about ten microseconds instead of a millisecond.
 * What another connection committed is seen by the next read, whichever process it belongs to; and so is
 * a moment that the clock has passed, or gone back before, though nothing was written.
 */
function openFileState(url: string, clock: Clock): ContentStateReader {
  const connection = new LibSql(pathOfUrl(url));
  const revisionStatement = connection
    .prepare('SELECT "revision" FROM "ContentRevision" WHERE "id" = 1')
    .raw(true);
  const readRevision = () => {
    const row: unknown = revisionStatement.get();
    return Array.isArray(row) ? Number(row[0]) : 0;
  };
  const countsStatement = connection
    .prepare('SELECT "id", "revision" FROM "ContentRevision"')
    .raw(true);
  const readParts = () => partRevisions(new Map(countsStatement.all() as [number, number][])); // as it says
  const stateAt = (revision: number, now: number) => {
    const moments = readColumn(connection, scheduledMoments).map((stored) =>
      momentOf(stored).getTime(),
    );
    const since = new Date(Math.max(0, ...moments.filter((moment) => moment <= now)));
    const next = Math.min(...moments.filter((moment) => moment > now));
    const key = `${revision} ${since.toISOString()}`;
    return { key, since, next, revision, parts: readParts() };
  };
  let last: ReturnType<typeof stateAt> | undefined;
  return {
    read: () => {
      try {
        const now = clock().getTime();
        const revision = readRevision();
        const isCurrent =
          last?.revision === revision && last.since.getTime() <= now && now < last.next;
        if (!last || !isCurrent) last = stateAt(revision, now);
        return last;
      } catch {
        return undefined;
      }
    },
    close: async () => {
      connection.close();
    },
  };
}
