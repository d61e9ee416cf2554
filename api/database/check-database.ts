import LibSql from "libsql";
import { assertWritable, pathOfUrl, readColumn } from "./connection.ts";

/**
 * Looks whether the pages of the database agree with each other. A new one does.
 * @throws {StartError} when its files cannot be written to
 */
export async function checkDatabase(url: string): Promise<boolean> {
  const path = pathOfUrl(url);
  for (const file of [path, `${path}-wal`, `${path}-shm`]) await assertWritable(file);
  const connection = new LibSql(path);
  try {
    return readColumn(connection, "PRAGMA quick_check(1)")[0] === "ok";
  } catch (error) {
    // What else is wrong is said by who opens it next.
    return !(error instanceof Error && /malformed|corrupt/i.test(error.message));
  } finally {
    connection.close();
  }
}
