import type { Clock } from "../../clock.ts";
import { partRevisions } from "../content-revision.ts";
import type { ContentState, ContentStateReader } from "../content-state.ts";
import { momentOf, storedMoment } from "../direct-reads.ts";
import { DatabaseNewerError } from "./outage.ts";
import { openPool } from "./pool.ts";
import { statementsOf } from "./statements.ts";
import { onTurnEnd } from "./turn-ends.ts";

/** Reads the revision, the counts and the last scheduled time in one round trip. */
const stateAt = `
  SELECT
    (SELECT "revision" FROM "ContentRevision" WHERE "id" = 1) AS "revision",
    (SELECT json_object_agg("id", "revision") FROM "ContentRevision") AS "counts",
    (SELECT max("publishAt") FROM "Project" WHERE "visibility" = 'draft' AND "publishAt" <= ?1) AS "since"`;

type Row = {
  revision: number | null;
  counts: string | null;
  since: string | null;
};

/**
 * Reads the state on every call, because other processes may have written. One statement runs at a time.
 * Calls during a statement share the next statement, which is sent after these calls, so its result is not
 * older than they are.
 */
export function openPostgresContentState(url: string, clock: Clock): ContentStateReader {
  const pool = openPool(url, 2);
  const { all } = statementsOf(pool);
  let waiting: Promise<ContentState | undefined> | undefined;
  let underWay: Promise<unknown> = Promise.resolve();
  let last: { key: string; at: number } | undefined;
  let written = Number.NEGATIVE_INFINITY;
  const read = async (): Promise<ContentState | undefined> => {
    await underWay;
    // Calls from now on wait for the next statement.
    waiting = undefined;
    // The state that is read is not older than this time.
    const at = performance.now();
    try {
      const rows = all<Row>(stateAt, storedMoment(clock()));
      underWay = rows.catch(() => undefined);
      const [row] = await rows;
      const since = row?.since ? momentOf(row.since) : new Date(0);
      const key = `${row?.revision ?? 0} ${since.toISOString()}`;
      // Of two concurrent reads, the read that began first may return last.
      if (at >= written && (!last || last.at < at)) last = { key, at };
      const counts: Record<string, number> = JSON.parse(row?.counts ?? "{}");
      const byRow = Object.entries(counts).map(([id, count]) => [Number(id), count] as const);
      return { key, since, parts: partRevisions(new Map(byRow)) };
    } catch (error) {
      // Processes of another version may write to the database now, so the last state may be outdated.
      if (error instanceof DatabaseNewerError) last = undefined;
      return undefined;
    }
  };
  // After a write of this process the earlier state is never used again, even if the server becomes
  // unreachable.
  const stop = onTurnEnd(url, () => {
    written = performance.now();
    last = undefined;
    if (!pool.ending) void read();
  });
  return {
    read: () => {
      waiting ??= read();
      return waiting;
    },
    readLast: () => last && { key: last.key, age: performance.now() - last.at },
    close: async () => {
      stop();
      if (!pool.ending) await pool.end();
    },
  };
}
