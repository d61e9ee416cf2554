import { isPostgres } from "../address.ts";
import { type Database, databaseUrlOf } from "../client.ts";

/** How often changes move from the write-ahead log into the database's own file, in milliseconds. */
const interval = 60_000;

/** Moves all changes into the database's own file, and empties the log; a server does that by itself. */
export async function checkpoint(database: Database): Promise<void> {
  if (isPostgres(databaseUrlOf(database))) return;
  await database.$queryRaw`PRAGMA wal_checkpoint(TRUNCATE)`;
}

/**
 * Moves changes now and then, without waiting for anybody, so that who copies that file alone has
 * nearly everything.
 */
export function checkpointRegularly(database: Database): void {
  if (isPostgres(databaseUrlOf(database))) return;
  const timer = setInterval(() => {
    // What cannot be moved now is moved the next time.
    database.$queryRaw`PRAGMA wal_checkpoint(PASSIVE)`.catch(() => {});
  }, interval);
  timer.unref();
}
