import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { isPostgres } from "./address.ts";

export type Migration = { name: string; script: string };

export const migrationsFolder = resolve("prisma/migrations");
export const postgresMigrationsFolder = resolve("prisma/postgresql/migrations");

/** The migrations for the database at an address. */
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
