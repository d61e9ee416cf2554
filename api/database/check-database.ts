import LibSql from "libsql";
import { isPostgres } from "./address.ts";
import { assertWritable, isDamaged, pathOfUrl, readColumn } from "./connection.ts";

/**
 * Looks whether the pages of the database agree with each other. A new one does; a server looks after its own.
 * @throws {StartError} when its files cannot be written to
 */
export async function checkDatabase(url: string): Promise<boolean> {
  if (isPostgres(url)) return true;
  const path = pathOfUrl(url);
  for (const file of [path, `${path}-wal`, `${path}-shm`]) await assertWritable(file);
  const connection = new LibSql(path);
  try {
    // The check alone looks past what the header says of the tables.
    readColumn(connection, "SELECT name FROM sqlite_master LIMIT 1");
    return readColumn(connection, "PRAGMA quick_check(1)")[0] === "ok";
  } catch (error) {
    // What else is wrong is said by who opens it next.
    return !isDamaged(error);
  } finally {
    connection.close();
  }
}

/** @throws {Error} where a file is no database */
export function holdsTables(path: string): boolean {
  const connection = new LibSql(path);
  try {
    return readColumn(connection, "SELECT name FROM sqlite_master LIMIT 1").length > 0;
  } finally {
    connection.close();
  }
}
