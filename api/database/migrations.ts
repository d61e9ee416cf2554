import LibSql from "libsql";
import { log } from "../log.ts";
import { StartError } from "../start-error.ts";
import { isPostgres } from "./address.ts";
import { type Connection, describeDamage, isDamaged, pathOfUrl, readColumn } from "./connection.ts";
import { copyBeforeMigration } from "./database-copy.ts";
import {
  harmless,
  type Migration,
  migrationsFolderOf,
  readMigrations,
  refuseNewer,
} from "./migration-files.ts";
import { findRemainder } from "./sqlite/half-done-migration.ts";
import { runMigrations } from "./sqlite/run-migration.ts";
import { storageFaultOf } from "./storage-fault.ts";
import { completeTriggers } from "./triggers.ts";

/**
 * Migrates the database to the newest version: an SQLite file in one transaction, a server's
 * database in one transaction for each migration. A database with content is copied first.
 * @param copies the folder for the copy of a server's database; undefined for no copy. The copy of
 *   an SQLite file is always made, in the folder `copies` beside it
 * @returns the names of the applied migrations, oldest first
 * @throws {StartError} where a newer version of the product wrote the database, or a migration
 *   fails
 */
export async function applyMigrations(
  url: string,
  folder: string = migrationsFolderOf(url),
  copies?: string,
): Promise<string[]> {
  const known = await readMigrations(folder);
  if (isPostgres(url)) {
    const { applyPostgresMigrations } = await import("./postgresql/migrations.ts");
    return applyPostgresMigrations(url, known, copies);
  }
  return migrateFile(url, known);
}

async function migrateFile(url: string, known: Migration[]): Promise<string[]> {
  const path = pathOfUrl(url);
  const connection = new LibSql(path);
  try {
    const applied = readApplied(connection);
    const isUnknown = (name: string) => !known.some((migration) => migration.name === name);
    const breaking = [...applied.breaking, ...applied.begun].find(isUnknown);
    if (breaking) throw refuseNewer(breaking);
    connection.exec("PRAGMA journal_mode = WAL");
    const missing = known.filter(({ name }) => !applied.finished.includes(name));
    const [first] = missing;
    // A database whose interrupted migration cannot be continued is refused before it is copied.
    const remainder =
      first && applied.begun.includes(first.name)
        ? remainderOf(connection, known, first)
        : undefined;
    if (first && applied.finished.length + applied.begun.length > 0) {
      const copy = await copyBeforeMigration(connection, path, first.name);
      log.info({ copy }, "the database was copied before it is brought to this version");
    }
    if (first) runMigrations(connection, missing, remainder);
    // A newer version may have created triggers that do more, so its triggers are not replaced.
    if (!applied.finished.some(isUnknown)) completeTriggers(connection);
    return missing.map(({ name }) => name);
  } catch (error) {
    throw error instanceof StartError ? error : explain(error, path);
  } finally {
    connection.close();
  }
}

/**
 * The names of migrations by their state. `breaking`: the finished migrations after which former versions
 * cannot use the database. `begun`: the migrations in which an older version was interrupted.
 */
function readApplied(connection: Connection): Record<"finished" | "breaking" | "begun", string[]> {
  const tables = readColumn(
    connection,
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name = '_prisma_migrations'",
  );
  if (tables.length === 0) return { finished: [], breaking: [], begun: [] };
  const read = (condition: string) =>
    readColumn(
      connection,
      `SELECT migration_name FROM _prisma_migrations WHERE rolled_back_at IS NULL AND ${condition}`,
    );
  const finished = read("finished_at IS NOT NULL");
  return {
    finished,
    breaking: read(`finished_at IS NOT NULL AND logs IS NOT '${harmless}'`),
    begun: read("finished_at IS NULL").filter((name) => !finished.includes(name)),
  };
}

function remainderOf(connection: Connection, known: Migration[], migration: Migration): string[] {
  const earlier = known.slice(0, known.indexOf(migration)).map(({ script }) => script);
  const remainder = findRemainder(connection, earlier, migration.script);
  if (remainder) return remainder;
  throw new StartError(
    `The database was left in the middle of the migration ${migration.name}, in a state that Vitrine does not know; restore a backup, or the newest file of the folder "copies" beside the database.`,
  );
}

function explain(error: unknown, path: string): StartError {
  if (isDamaged(error)) return new StartError(describeDamage(path));
  const reason = error instanceof Error ? error.message : String(error);
  switch (storageFaultOf(error)?.code) {
    case "STORAGE_FULL":
      return new StartError(
        `There is no room left for the database ${path}, which is copied before it is brought to this version; make room on its disk and start again. Nothing was lost.`,
      );
    case "BUSY":
      return new StartError(
        `Another program is writing to the database ${path}; stop it and start again.`,
      );
    default:
      return new StartError(
        `The database ${path} could not be brought to this version of Vitrine (${reason}); nothing was lost. Check that it is a Vitrine database that this user may write to, or restore a backup.`,
      );
  }
}
