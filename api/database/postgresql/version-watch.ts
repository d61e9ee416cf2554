import type pg from "pg";
import { harmless } from "../migration-files.ts";
import { noteVersion } from "./outage.ts";

/** The migrations that this version has, by the address of the database. */
const known = new Map<string, string[]>();

/**
 * Makes each later `askServer` also check whether the database was migrated to a newer version.
 * @param migrations the names of the migrations that this version has
 */
export function watchVersion(url: string, migrations: string[]): void {
  known.set(url, migrations);
}

const findUnknown = `
  SELECT "migration_name" AS "name" FROM "_prisma_migrations"
  WHERE "rolled_back_at" IS NULL AND "finished_at" IS NOT NULL AND NOT ("migration_name" = ANY($1))
    AND "logs" IS DISTINCT FROM $2
  LIMIT 1`;

/**
 * Checks whether the database has a newer version than this process, and notes the result (`noteVersion`).
 * Rejects where the server does not respond.
 */
export async function askServer(client: pg.Client, url: string): Promise<void> {
  const migrations = known.get(url);
  if (!migrations) {
    await client.query("SELECT 1");
    return;
  }
  const { rows } = await client.query<{ name: string }>(findUnknown, [migrations, harmless]);
  noteVersion(url, rows[0]?.name);
}
