import LibSql from "libsql";
import { isPostgres } from "./address.ts";
import { assertWritable, isDamaged, pathOfUrl, readColumn } from "./connection.ts";

/**
 * Whether an SQLite file is undamaged. Also true for a new file, and for a server, which is not
 * checked.
 * @throws {StartError} where the files of the database cannot be written to
 */
export async function checkDatabase(url: string): Promise<boolean> {
  if (isPostgres(url)) return true;
  const path = pathOfUrl(url);
  for (const file of [path, `${path}-wal`, `${path}-shm`]) await assertWritable(file);
  const connection = new LibSql(path);
  try {
    // This statement fails where the header of the table list is invalid, which the integrity check
    // ignores.
    readColumn(connection, "SELECT name FROM sqlite_master LIMIT 1");
    return readColumn(connection, "PRAGMA quick_check(1)")[0] === "ok";
  } catch (error) {
    // Other faults are reported when the database is opened.
    return !isDamaged(error);
  } finally {
    connection.close();
  }
}

/** Whether an SQLite file contains tables. @throws {Error} where it is not a database */
export function holdsTables(path: string): boolean {
  const connection = new LibSql(path);
  try {
    return readColumn(connection, "SELECT name FROM sqlite_master LIMIT 1").length > 0;
  } finally {
    connection.close();
  }
}
