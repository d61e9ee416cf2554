import { postgresDialect } from "../dialect.ts";
import type { DirectReads } from "../direct-reads.ts";
import { openPool } from "./pool.ts";
import { statementsOf } from "./statements.ts";

/** Reads do not wait for one another; so many run at once. */
const mostReads = 6;

/** See ../direct-reads.ts. */
export function openPostgresReads(url: string): DirectReads {
  const pool = openPool(url, mostReads);
  return {
    ...statementsOf(pool),
    dialect: postgresDialect,
    close: async () => {
      if (!pool.ending) await pool.end();
    },
  };
}
