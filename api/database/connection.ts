import type LibSql from "libsql";

/** A connection past Prisma, whose calls return when they are done. */
export type Connection = InstanceType<typeof LibSql>;

/** The file of a `file:` address. */
export function pathOfUrl(url: string): string {
  return url.slice("file:".length);
}

/** @returns the first column of every row */
export function readColumn(connection: Connection, sql: string): string[] {
  return connection.prepare(sql).pluck(true).all().map(String);
}

/** Runs what is to happen as a whole or not at all. */
export function inTransaction(connection: Connection, work: () => void): void {
  connection.exec("BEGIN IMMEDIATE");
  try {
    work();
    connection.exec("COMMIT");
  } catch (error) {
    if (connection.inTransaction) connection.exec("ROLLBACK");
    throw error;
  }
}
