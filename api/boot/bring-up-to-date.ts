import { join } from "node:path";
import { openDirectReads } from "../database/direct-reads.ts";
import { applyMigrations } from "../database/migrations.ts";
import { readFirstStart } from "../database/queries/site.ts";
import { lockDataFolder } from "../database/sqlite/folder-lock.ts";
import type { Environment } from "../environment.ts";
import { renewMediaUses } from "../projects/derive-media-uses.ts";
import { StartError } from "../start-error.ts";

/**
 * Prepares the data of the site for a command. Migrates the database if the site is not running; a running
 * site has migrated its database already.
 * @throws {StartError} where the site was never started
 */
export async function bringUpToDate({ dataFolder, databaseUrl }: Environment): Promise<void> {
  await migrateStopped({ dataFolder, databaseUrl });
  const reads = openDirectReads(databaseUrl);
  const { isStarted } = await readFirstStart(reads).catch(() => ({ isStarted: false }));
  if (isStarted) return;
  throw new StartError(`${dataFolder} holds no site that was started; run npm start first.`);
}

type Place = Pick<Environment, "dataFolder" | "databaseUrl">;

async function migrateStopped({ dataFolder, databaseUrl }: Place): Promise<void> {
  const lock = await lockDataFolder(dataFolder, databaseUrl).catch((error: unknown) => {
    if (error instanceof StartError) return null; // the site is running, and has migrated its database
    throw error;
  });
  if (!lock) return;
  try {
    await applyMigrations(databaseUrl, undefined, join(dataFolder, "copies"));
    await renewMediaUses(databaseUrl);
  } finally {
    await lock.close();
  }
}
