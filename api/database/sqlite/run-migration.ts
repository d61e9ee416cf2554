import { createHash, randomUUID } from "node:crypto";
import { type Connection, inTransaction, readColumn } from "../connection.ts";
import type { Migration } from "../migration-files.ts";
import { createTriggers, dropTriggers } from "../triggers.ts";

/** As Prisma has it, whose command line can read it. */
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
 * Runs a migration and notes that it has run, both or neither. Foreign keys are off: a table that is
 * rebuilt is dropped, and that would delete all that refers to its rows. Inside of a transaction they
 * could not be switched off any more.
 * @param remainder what is left of it, where an older version has begun with it
 * @throws {Error} where nothing was changed
 */
export function runMigration(
  connection: Connection,
  { name, script }: Migration,
  remainder?: string[],
): void {
  connection.exec("PRAGMA foreign_keys = OFF");
  if (readColumn(connection, "PRAGMA foreign_keys")[0] !== "0") {
    throw new Error("foreign keys cannot be switched off");
  }
  try {
    inTransaction(connection, () => {
      const orphans = countOrphans(connection);
      // Their bodies would keep the table that they write to from being rebuilt.
      dropTriggers(connection);
      for (const part of remainder ?? [script]) connection.exec(part);
      createTriggers(connection);
      connection.exec(createList);
      noteAsFinished(connection, name, script);
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

function noteAsFinished(connection: Connection, name: string, script: string): void {
  const now = new Date().toISOString().replace("Z", "+00:00");
  connection
    .prepare(`DELETE FROM "_prisma_migrations" WHERE migration_name = ? AND finished_at IS NULL`)
    .run(name);
  connection
    .prepare(
      `INSERT INTO "_prisma_migrations"
       (id, checksum, finished_at, migration_name, started_at, applied_steps_count)
       VALUES (?, ?, ?, ?, ?, 1)`,
    )
    .run(randomUUID(), createHash("sha256").update(script).digest("hex"), now, name, now);
}
