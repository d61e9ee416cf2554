import LibSql from "libsql";
import type { Clock } from "../clock.ts";
import { isPostgres } from "./address.ts";
import { pathOfUrl, readColumn } from "./connection.ts";
import { type PartRevisions, partRevisions } from "./content-revision.ts";
import { momentOf } from "./direct-reads.ts";

/**
 * The state of the content that visitors see. It changes with each write of content, and at each
 * time for which the publication of a draft is scheduled.
 */
export type ContentState = {
  /** Changes whenever the state changes. */
  key: string;
  /**
   * The last scheduled time that has passed; 1970 if none has passed. Everything that depends on the time
   * uses this time instead of the clock: the result is the same, and can be cached until the next scheduled
   * time.
   */
  since: Date;
  /** The number of changes of each part of the content (see content-revision.ts). */
  parts: PartRevisions;
};

/**
 * Reads the state of the content. Every request needs the state, so it is read on a separate connection
 * without Prisma, which is faster.
 */
export type ContentStateReader = {
  /** Reads the state. Undefined while it cannot be read. Synchronous for an SQLite file. */
  read: () => ContentState | undefined | Promise<ContentState | undefined>;
  /**
   * The key of the last state that was read, and its age in milliseconds. Undefined where that
   * state may be outdated. The reader of an SQLite file has no such method, because a file can
   * always be read.
   */
  readLast?: () => { key: string; age: number } | undefined;
  close: () => Promise<void>;
};

/** Selects the times for which publications are scheduled, past and future. */
const scheduledMoments = `
  SELECT "publishAt" FROM "Project" WHERE "visibility" = 'draft' AND "publishAt" IS NOT NULL`;

/** Opens a reader of the state that does not use Prisma. */
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
 * Reads the state from a file in about ten microseconds; Prisma needs a millisecond. Every read
 * sees the commits of all connections and processes. A read also notices that the clock has passed
 * a scheduled time, or was set back to an earlier time.
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
  const readParts = () => partRevisions(new Map(countsStatement.all() as [number, number][])); // id, revision
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
