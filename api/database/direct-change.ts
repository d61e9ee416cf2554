import LibSql from "libsql";
import { isPostgres } from "./address.ts";
import { pathOfUrl } from "./connection.ts";
import { statementsOf } from "./sqlite/statements.ts";
import type { Statements } from "./statements.ts";

/** Writes without Prisma in a transaction. */
export async function changeDirectly(
  url: string,
  write: (statements: Statements) => Promise<void>,
): Promise<void> {
  if (isPostgres(url)) {
    return (await import("./postgresql/change.ts")).changePostgres(url, write);
  }
  const connection = new LibSql(pathOfUrl(url));
  try {
    connection.exec("BEGIN IMMEDIATE");
    await write(statementsOf(connection));
    connection.exec("COMMIT");
  } catch (error) {
    if (connection.inTransaction) connection.exec("ROLLBACK");
    throw error;
  } finally {
    connection.close();
  }
}
