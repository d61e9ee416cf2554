import type { Clock } from "../../clock.ts";
import { partRevisions } from "../content-revision.ts";
import type { ContentState, ContentStateReader } from "../content-state.ts";
import { momentOf, storedMoment } from "../direct-reads.ts";
import { DatabaseNewerError } from "./outage.ts";
import { openPool } from "./pool.ts";
import { statementsOf } from "./statements.ts";
import { onTurnEnd } from "./turn-ends.ts";

/** Revision and last moment in one round trip. */
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
 * Reads the state with every question, because other processes may have written. One statement is under
 * way at a time: those that ask meanwhile share the next one, which is sent after all of them have asked.
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
    // Whoever asks from here on is answered by the next statement.
    waiting = undefined;
    // What is read now was not later than this.
    const at = performance.now();
    try {
      const rows = all<Row>(stateAt, storedMoment(clock()));
      underWay = rows.catch(() => undefined);
      const [row] = await rows;
      const since = row?.since ? momentOf(row.since) : new Date(0);
      const key = `${row?.revision ?? 0} ${since.toISOString()}`;
      // Of two questions at once the earlier may be answered last.
      if (at >= written && (!last || last.at < at)) last = { key, at };
      const counts: Record<string, number> = JSON.parse(row?.counts ?? "{}");
      const byRow = Object.entries(counts).map(([id, count]) => [Number(id), count] as const);
      return { key, since, parts: partRevisions(new Map(byRow)) };
    } catch (error) {
      // Whoever may write to it now is of another version.
      if (error instanceof DatabaseNewerError) last = undefined;
      return undefined;
    }
  };
  // What is written here is never followed by what was before it, also where the server goes away at once.
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
