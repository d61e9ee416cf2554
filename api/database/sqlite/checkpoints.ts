import { isPostgres } from "../address.ts";
import { type Database, databaseUrlOf } from "../client.ts";

/** How often changes are moved from the write-ahead log into the database file, in milliseconds. */
const interval = 60_000;

/**
 * Moves all changes from the write-ahead log into the database file, and empties the log. Does
 * nothing for a PostgreSQL server, which does this by itself.
 */
export async function checkpoint(database: Database): Promise<void> {
  if (isPostgres(databaseUrlOf(database))) return;
  await database.$queryRaw`PRAGMA wal_checkpoint(TRUNCATE)`;
}

/**
 * Moves changes into the database file at intervals, without waiting for locks, so that a copy of
 * this file without its log is nearly complete.
 */
export function checkpointRegularly(database: Database): void {
  if (isPostgres(databaseUrlOf(database))) return;
  const timer = setInterval(() => {
    // Where this fails, the next interval moves the changes.
    database.$queryRaw`PRAGMA wal_checkpoint(PASSIVE)`.catch(() => {});
  }, interval);
  timer.unref();
}
