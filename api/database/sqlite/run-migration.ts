import { hash, randomUUID } from "node:crypto";
import { type Connection, inTransaction, readColumn } from "../connection.ts";
import { logsOf, type Migration } from "../migration-files.ts";
import { createTriggers, dropTriggers } from "../triggers.ts";

/** Creates the list of migrations in Prisma's form, so that Prisma's command line can read it. */
const createList = `
  CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id" TEXT PRIMARY KEY NOT NULL,
    "checksum" TEXT NOT NULL,
    "finished_at" DATETIME,
    "migration_name" TEXT NOT NULL,
    "logs" TEXT,
    "rolled_back_at" DATETIME,
    "started_at" DATETIME NOT NULL DEFAULT current_timestamp,
    "applied_steps_count" INTEGER UNSIGNED NOT NULL DEFAULT 0
  )`;

/**
 * Runs migrations and records them, all in one transaction, so that a database is never between
 * versions. Foreign keys are switched off, because rebuilding a table drops it, which would delete
 * all rows that refer to it. They cannot be switched off inside a transaction.
 * @param remainder the remaining statements of the first migration, where an older version of
 *   Vitrine was interrupted while it ran this migration
 * @throws {Error} where a migration fails; then nothing was changed
 */
export function runMigrations(
  connection: Connection,
  migrations: readonly Migration[],
  remainder?: string[],
): void {
  connection.exec("PRAGMA foreign_keys = OFF");
  if (readColumn(connection, "PRAGMA foreign_keys")[0] !== "0") {
    throw new Error("foreign keys cannot be switched off");
  }
  try {
    inTransaction(connection, () => {
      const orphans = countOrphans(connection);
      // Triggers would prevent the rebuilding of tables that they write to.
      dropTriggers(connection);
      connection.exec(createList);
      for (const [index, migration] of migrations.entries()) {
        const parts = index === 0 ? remainder : undefined;
        for (const part of parts ?? [migration.script]) connection.exec(part);
        noteAsFinished(connection, migration);
      }
      createTriggers(connection);
      if (countOrphans(connection) > orphans) {
        throw new Error("it would leave records without what they belong to");
      }
    });
  } finally {
    connection.exec("PRAGMA foreign_keys = ON");
  }
}

function countOrphans(connection: Connection): number {
  return readColumn(connection, "PRAGMA foreign_key_check").length;
}

function noteAsFinished(connection: Connection, migration: Migration): void {
  const { name, script } = migration;
  const now = new Date().toISOString().replace("Z", "+00:00");
  connection
    .prepare(`DELETE FROM "_prisma_migrations" WHERE migration_name = ? AND finished_at IS NULL`)
    .run(name);
  connection
    .prepare(
      `INSERT INTO "_prisma_migrations"
       (id, checksum, finished_at, migration_name, started_at, logs, applied_steps_count)
       VALUES (?, ?, ?, ?, ?, ?, 1)`,
    )
    .run(randomUUID(), hash("sha256", script), now, name, now, logsOf(migration));
}
