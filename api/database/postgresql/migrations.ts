import { hash, randomUUID } from "node:crypto";
import type pg from "pg";
import { log } from "../../log.ts";
import { StartError } from "../../start-error.ts";
import { harmless, logsOf, type Migration, refuseNewer } from "../migration-files.ts";
import { createClient } from "./create-client.ts";
import { dumpDatabase, removeTemporaryFiles } from "./dump-database.ts";
import { explainRefusal } from "./refusals.ts";
import { inTransaction } from "./transactions.ts";
import { completeTriggers } from "./triggers.ts";
import { watchVersion } from "./version-watch.ts";

/** Creates the list of migrations in Prisma's form, so that Prisma's command line can read it. */
const createList = `
  CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id" VARCHAR(36) PRIMARY KEY NOT NULL,
    "checksum" VARCHAR(64) NOT NULL,
    "finished_at" TIMESTAMPTZ,
    "migration_name" VARCHAR(255) NOT NULL,
    "logs" TEXT,
    "rolled_back_at" TIMESTAMPTZ,
    "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
    "applied_steps_count" INTEGER NOT NULL DEFAULT 0
  )`;

/** Lets one process at a time migrate the database. */
const alone = `
  SET LOCAL idle_in_transaction_session_timeout = 0;
  SELECT pg_advisory_xact_lock(hashtext('vitrine migrations'))`;

/**
 * Migrates the database to the newest version, each migration in a transaction.
 * @param copies the folder for a copy of the database before the migration; undefined for no copy
 * @returns the names of the applied migrations, oldest first
 * @throws {StartError} where a newer version of the product wrote the database, or a migration fails
 */
export async function applyPostgresMigrations(
  url: string,
  known: Migration[],
  copies?: string,
): Promise<string[]> {
  const client = createClient(url);
  const done: string[] = [];
  try {
    await client.connect();
    const copyBefore = async (migration: string) => {
      if (copies && done.length === 0) await tryToCopy(url, copies, migration);
    };
    while (true) {
      const name = await inTransaction(client, alone, async () => {
        if (copies) await removeTemporaryFiles(copies);
        return applyNext(client, known, copyBefore);
      });
      if (!name) break;
      done.push(name);
    }
    watchVersion(
      url,
      known.map(({ name }) => name),
    );
    return done;
  } catch (error) {
    throw error instanceof StartError ? error : explainRefusal(error, url);
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Copies the database. If the copy fails, the start of the site continues without one, because a migration is
 * applied completely or not at all (record 20).
 */
async function tryToCopy(url: string, folder: string, migration: string): Promise<void> {
  try {
    const copy = await dumpDatabase(url, folder, migration);
    log.info({ copy }, "the database was copied before it is brought to this version");
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.warn(`The database was not copied before it is brought to this version: ${reason}.`);
  }
}

/**
 * Applies the next missing migration.
 * @param copyBefore is called before a migration of a database with content
 * @returns the name of the migration; undefined where no migration is missing
 */
async function applyNext(
  client: pg.Client,
  known: Migration[],
  copyBefore: (migration: string) => Promise<void>,
): Promise<string | undefined> {
  await client.query(createList);
  const { rows } = await client.query<{ name: string; logs: string | null }>(
    `SELECT "migration_name" AS "name", "logs" FROM "_prisma_migrations"
     WHERE "rolled_back_at" IS NULL AND "finished_at" IS NOT NULL`,
  );
  const applied = rows.map(({ name }) => name);
  const unknown = rows.filter(({ name }) => !known.some((migration) => migration.name === name));
  const breaking = unknown.find(({ logs }) => logs !== harmless);
  if (breaking) throw refuseNewer(breaking.name);
  const next = known.find(({ name }) => !applied.includes(name));
  if (next) {
    if (applied.length > 0) await copyBefore(next.name);
    await client.query(next.script);
    await client.query(
      `INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "applied_steps_count")
       VALUES ($1, $2, now(), $3, $4, 1)`,
      [randomUUID(), hash("sha256", next.script), next.name, logsOf(next)],
    );
  }
  // A newer version may have created triggers that do more, so its triggers are not replaced.
  if (unknown.length === 0) await completeTriggers(client);
  return next?.name;
}
