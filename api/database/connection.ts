import { constants } from "node:fs";
import { access } from "node:fs/promises";
import type LibSql from "libsql";
import { StartError } from "../start-error.ts";

/** A synchronous connection to an SQLite file, without Prisma. */
export type Connection = InstanceType<typeof LibSql>;

/** The path of a `file:` address. */
export function pathOfUrl(url: string): string {
  return url.slice("file:".length);
}

/** @returns the first column of every row, as text */
export function readColumn(connection: Connection, sql: string): string[] {
  return connection.prepare(sql).pluck(true).all().map(String);
}

/** Runs synchronous work in a write transaction, which is rolled back where the work throws. */
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

/** Whether an error means that another connection has the lock that a statement needed. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && /locked|busy/i.test(error.message);
}

/** Whether SQLite reports a damaged file. */
export function isDamaged(error: unknown): boolean {
  return (
    error instanceof Error &&
    /malformed|corrupt|not a database|unsupported file format/i.test(error.message)
  );
}

/** The message about a damaged database, with what to do. */
export function describeDamage(path: string): string {
  return `The database ${path} is damaged; restore the newest backup into an empty data folder with npm run restore -- FILE. Nothing was changed.`;
}

/**
 * Asserts that a file is writable or does not exist yet: SQLite would open a read-only file without
 * an error, but only for reading, and would take no write lock on it.
 * @throws {StartError} where the file exists and this user may not write to it
 */
export async function assertWritable(path: string): Promise<void> {
  await access(path, constants.R_OK | constants.W_OK).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return;
    throw new StartError(`The file ${path} cannot be written to; give it to this user.`);
  });
}
