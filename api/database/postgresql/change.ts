import pg from "pg";
import type { Statements } from "../statements.ts";
import { statementsOf } from "./statements.ts";
import { inTransaction, takeTurn } from "./transactions.ts";

/** Writes without Prisma in a transaction of its own. */
export async function changePostgres(
  url: string,
  write: (statements: Statements) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    await inTransaction(client, takeTurn, () => write(statementsOf(client)));
  } finally {
    await client.end().catch(() => {});
  }
}
