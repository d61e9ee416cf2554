import { createHash, randomUUID } from "node:crypto";
import pg from "pg";
import { StartError } from "../../start-error.ts";
import { harmless, logsOf, type Migration, refuseNewer } from "../migration-files.ts";
import { explainRefusal } from "./refusals.ts";
import { inTransaction } from "./transactions.ts";
import { completeTriggers } from "./triggers.ts";
import { watchVersion } from "./version-watch.ts";

/** In Prisma's form, so that its command line can read it. */
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
const alone = "SELECT pg_advisory_xact_lock(hashtext('vitrine migrations'))";

/**
 * Migrates the database to the newest version, each migration in a transaction.
 * @returns the names of the applied migrations, oldest first
 * @throws {StartError} where a newer version of the product wrote the database, or a migration fails
 */
export async function applyPostgresMigrations(url: string, known: Migration[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  const done: string[] = [];
  try {
    await client.connect();
    while (true) {
      const name = await inTransaction(client, alone, () => applyNext(client, known));
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

/** @returns undefined where none is left */
async function applyNext(client: pg.Client, known: Migration[]): Promise<string | undefined> {
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
    await client.query(next.script);
    await client.query(
      `INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "applied_steps_count")
       VALUES ($1, $2, now(), $3, $4, 1)`,
      [
        randomUUID(),
        createHash("sha256").update(next.script).digest("hex"),
        next.name,
        logsOf(next),
      ],
    );
  }
  // Those of a newer version do more.
  if (unknown.length === 0) await completeTriggers(client);
  return next?.name;
}
