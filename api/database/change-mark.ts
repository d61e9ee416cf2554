import { stat } from "node:fs/promises";
import { isPostgres } from "./address.ts";
import { type Database, databaseUrlOf } from "./client.ts";
import { pathOfUrl } from "./connection.ts";

/**
 * Reads a text that callers compare to detect writes to the database. Each write changes the text;
 * it may also change without a write. For an SQLite file it contains the times at which the file
 * and its log were last written. For PostgreSQL it is the server's count of changed rows, which
 * lags behind by about a second. The count leaves out tables in which the site's instances write
 * data about themselves, such as leases.
 */
export async function readChangeMark(database: Database): Promise<string> {
  const url = databaseUrlOf(database);
  if (!isPostgres(url)) {
    const path = pathOfUrl(url);
    // Every commit writes the write-ahead log, and every checkpoint writes the database file.
    const times = await Promise.all([path, `${path}-wal`].map(timeOf));
    return times.join();
  }
  const rows = await database.$queryRaw<{ writes: string }[]>`
    SELECT coalesce(sum("n_tup_ins" + "n_tup_upd" + "n_tup_del"), 0)::text AS "writes"
    FROM pg_stat_user_tables
    WHERE "relname" NOT IN (
      '_vitrine_instances', 'Lease', 'AttemptCount', 'ClockReading', 'InstanceTerms', 'LastBackup')`;
  return rows[0]?.writes ?? "";
}

async function timeOf(path: string): Promise<bigint> {
  const found = await stat(path, { bigint: true }).catch(() => undefined);
  return found?.mtimeNs ?? 0n;
}
