import { postgresDialect } from "../dialect.ts";
import type { DirectReads } from "../direct-reads.ts";
import { openPool } from "./pool.ts";
import { statementsOf } from "./statements.ts";

/** How many reads run at the same time. */
const maxReads = 6;

/** See ../direct-reads.ts. */
export function openPostgresReads(url: string): DirectReads {
  const pool = openPool(url, maxReads);
  return {
    ...statementsOf(pool),
    dialect: postgresDialect,
    close: async () => {
      if (!pool.ending) await pool.end();
    },
  };
}
