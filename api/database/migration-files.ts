import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { StartError } from "../start-error.ts";
import { isPostgres } from "./address.ts";

export type Migration = { name: string; script: string };

/**
 * The comment line that marks a migration after which older versions of Vitrine cannot use the
 * database (record 93).
 */
export const breakingMark = "-- Former versions cannot use the database after this.";

/**
 * The value of the column `logs` of `_prisma_migrations` for migrations after which older versions
 * of Vitrine can still use the database.
 */
export const harmless = "harmless to former versions";

export function logsOf({ script }: Migration): string | null {
  return script.includes(breakingMark) ? null : harmless;
}

/** The error for a database with a migration that this version does not have. */
export function refuseNewer(migration: string): StartError {
  return new StartError(
    `The database was made by a newer version of Vitrine (it has the migration ${migration}), and this version cannot use it. Start the newer version, or restore the state from before it into an empty data folder: npm run restore -- --from FOLDER --at MOMENT, or npm run restore -- FILE.`,
  );
}

export const migrationsFolder = resolve("prisma/migrations");
export const postgresMigrationsFolder = resolve("prisma/postgresql/migrations");

/** The folder with the migrations for the database at an address. */
export function migrationsFolderOf(url: string): string {
  return isPostgres(url) ? postgresMigrationsFolder : migrationsFolder;
}

/** The migrations that come with this version, oldest first. */
export async function readMigrations(folder: string = migrationsFolder): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => ({
      name,
      script: await readFile(join(folder, name, "migration.sql"), "utf8"),
    })),
  );
}
