import { LRUCache } from "lru-cache";
import type pg from "pg";
import { postgresDialect } from "../dialect.ts";
import type { DirectReads } from "../direct-reads.ts";
import type { DirectValue, Statements } from "../statements.ts";
import { createClient } from "./create-client.ts";
import { openPool } from "./pool.ts";
import { inTransaction, takeTurn } from "./transactions.ts";
import { asSqliteHasThem, storable } from "./values.ts";

const numbered = new LRUCache<string, string>({ max: 500 });

/** Converts parameters such as ?1 to PostgreSQL's form, such as $1. */
function withParameters(sql: string): string {
  const known = numbered.get(sql);
  if (known) return known;
  const text = sql.replaceAll(/\?(\d+)/g, "$$$1");
  numbered.set(sql, text);
  return text;
}

/** Runs statements on a connection, or on any connection of a pool. */
export function statementsOf(connection: Pick<pg.ClientBase, "query">): Statements {
  return {
    all: async <Row extends object>(sql: string, ...values: DirectValue[]) => {
      const query = {
        text: withParameters(sql),
        values: values.map(storable),
        types: asSqliteHasThem,
      };
      const { rows } = await connection.query<Row>(query);
      return rows;
    },
  };
}

/** How many reads run at the same time. */
const maxReads = 6;

/** Opens a reader of a PostgreSQL database, see ../direct-reads.ts. */
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

/** Runs `write` in a transaction on a separate connection, without Prisma. */
export async function changePostgres(
  url: string,
  write: (statements: Statements) => Promise<void>,
): Promise<void> {
  const client = createClient(url);
  try {
    await client.connect();
    await inTransaction(client, takeTurn, () => write(statementsOf(client)));
  } finally {
    await client.end().catch(() => {});
  }
}
