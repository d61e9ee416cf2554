import LibSql from "libsql";
import { isPostgres } from "./address.ts";
import { type Database, databaseUrlOf, openDatabase } from "./client.ts";
import { pathOfUrl } from "./connection.ts";

/** How long a snapshot waits for a lock, in milliseconds. */
const busyTimeout = 5_000;

/**
 * Writes a snapshot of the database into a new SQLite file while others write to the database, which may be
 * on a server. A snapshot of a file blocks this process until it is complete (record 92), but no other
 * process.
 */
export async function writeSnapshot(url: string, path: string): Promise<void> {
  if (isPostgres(url)) {
    const { copyServerToFile } = await import("./copying/copy-database.ts");
    await copyServerToFile(url, path);
    return;
  }
  const connection = new LibSql(pathOfUrl(url), { timeout: busyTimeout });
  try {
    connection.prepare("VACUUM INTO ?").run(path);
  } finally {
    connection.close();
  }
}

/**
 * Opens a database file that nobody else uses, reads from it, and leaves it as a single file without a
 * write-ahead log.
 * @throws {Error} where it is damaged
 */
export async function inspectSnapshot<Result>(
  path: string,
  read: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(`file:${path}`);
  try {
    const rows = await database.$queryRaw<{ integrity_check: string }[]>`PRAGMA integrity_check`;
    if (rows[0]?.integrity_check !== "ok") throw new Error("the database is damaged");
    const result = await read(database);
    await database.$queryRaw`PRAGMA wal_checkpoint(TRUNCATE)`;
    return result;
  } finally {
    await database.$disconnect();
  }
}

/**
 * Whether a database has a column: a snapshot of a file may be of an older version; a server's database is
 * always of this version.
 */
export async function hasColumn(
  database: Database,
  table: string,
  column: string,
): Promise<boolean> {
  if (isPostgres(databaseUrlOf(database))) return true;
  const found = await database.$queryRaw<object[]>`
    SELECT name FROM pragma_table_info(${table}) WHERE name = ${column}`;
  return found.length > 0;
}
