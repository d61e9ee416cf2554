import type pg from "pg";
import { harmless } from "../migration-files.ts";
import { noteVersion } from "./outage.ts";

/** The migrations that this version has, by the address of the database. */
const known = new Map<string, string[]>();

/** From now on, every check of the server also reads whether the database was migrated to a newer version. */
export function watchVersion(url: string, migrations: string[]): void {
  known.set(url, migrations);
}

const findUnknown = `
  SELECT "migration_name" AS "name" FROM "_prisma_migrations"
  WHERE "rolled_back_at" IS NULL AND "finished_at" IS NOT NULL AND NOT ("migration_name" = ANY($1))
    AND "logs" IS DISTINCT FROM $2
  LIMIT 1`;

/** Checks that the server responds, and whether its database is newer than this process. */
export async function askServer(client: pg.Client, url: string): Promise<void> {
  const migrations = known.get(url);
  if (!migrations) {
    await client.query("SELECT 1");
    return;
  }
  const { rows } = await client.query<{ name: string }>(findUnknown, [migrations, harmless]);
  noteVersion(url, rows[0]?.name);
}
