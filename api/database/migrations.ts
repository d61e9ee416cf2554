import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { StartError } from "../start-error.ts";
import type { Database } from "./client.ts";
import { countContentChanges } from "./content-revision.ts";
import { type MigrationList, openSchemaEngine, wholeSchema } from "./schema-engine.ts";

export const migrationsFolder = resolve("prisma/migrations");

/**
 * Brings the database to the newest migration. Where nothing is missing the engine is not even loaded.
 * @returns the names applied now, oldest first.
 * @throws {StartError} when the database was written by a newer version of the product.
 */
export async function applyMigrations(database: Database, url: string): Promise<string[]> {
  const known = await readMigrations();
  const applied = await readAppliedMigrations(database);
  const names = known.migrationDirectories.map((directory) => directory.path);
  const unknown = applied.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new StartError(
      `The database was made by a newer version of Vitrine (it has the migration ${unknown[0]}); update the product, or restore an older backup.`,
    );
  }
  const isCurrent = names.every((name) => applied.includes(name));
  const appliedNow = isCurrent ? [] : await applyMissing(known, url);
  // A migration that rebuilds a table drops its triggers.
  await countContentChanges(database);
  return appliedNow;
}

async function applyMissing(known: MigrationList, url: string): Promise<string[]> {
  const engine = await openSchemaEngine(url);
  try {
    const result = await engine.applyMigrations({ migrationsList: known, filters: wholeSchema });
    return result.appliedMigrationNames;
  } finally {
    engine.free();
  }
}

/** The migrations that come with this version, oldest first. */
export async function readMigrations(): Promise<MigrationList> {
  const entries = await readdir(migrationsFolder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return {
    baseDir: migrationsFolder,
    lockfile: {
      path: "migration_lock.toml",
      content: await readFile(join(migrationsFolder, "migration_lock.toml"), "utf8"),
    },
    shadowDbInitScript: "",
    migrationDirectories: await Promise.all(
      names.sort().map(async (name) => ({
        path: name,
        migrationFile: {
          path: "migration.sql",
          content: {
            tag: "ok" as const,
            value: await readFile(join(migrationsFolder, name, "migration.sql"), "utf8"),
          },
        },
      })),
    ),
  };
}

async function readAppliedMigrations(database: Database): Promise<string[]> {
  const tables = await database.$queryRaw<{ name: string }[]>`
    SELECT name FROM sqlite_master WHERE type = 'table' AND name = '_prisma_migrations'`;
  if (tables.length === 0) return [];
  const rows = await database.$queryRaw<{ migration_name: string }[]>`
    SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY started_at`;
  return rows.map((row) => row.migration_name);
}
