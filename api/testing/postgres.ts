import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import type { Database } from "../database/client.ts";
import { applyMigrations } from "../database/migrations.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresServer?: string;
  }
}

/** The address of the PostgreSQL server that the current tests use. Undefined for tests with SQLite. */
export function postgresServer(): string | undefined {
  try {
    return inject("postgresServer");
  } catch {
    // `inject` fails outside of Vitest, where the fuzzing command opens sites.
    return undefined;
  }
}

/** Creates a database, empty or as a copy of another database. @returns its address */
export async function createPostgresDatabase(template = "template1"): Promise<string> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  // With FILE_COPY, PostgreSQL copies files. This takes half as long as the default strategy, which
  // writes their content to the write-ahead log.
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  return `${postgresServer()}/${name}`;
}

let migrated: Promise<string> | undefined;

/** Creates a database with all migrations, as a copy of a database in which they have run. @returns its address */
export async function createMigratedDatabase(): Promise<string> {
  migrated ??= createPostgresDatabase().then(async (url) => {
    await applyMigrations(url);
    return nameOfDatabase(url);
  });
  const url = await createPostgresDatabase(await migrated);
  // The copy has all migrations, so this call applies none, but registers the migrations of this version for
  // the new address: the server's check for a newer version of the database needs them (version-watch.ts).
  await applyMigrations(url);
  return url;
}

export const nameOfDatabase = (url: string) => new URL(url).pathname.slice(1);

export async function dropPostgresDatabase(url: string): Promise<void> {
  await onServer(`DROP DATABASE IF EXISTS ${nameOfDatabase(url)} WITH (FORCE)`);
}

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${postgresServer()}/postgres` });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** The environment variable with the address of a site's database. None for SQLite in the data folder. */
export function databaseVariables({ databaseUrl }: { databaseUrl: string }): NodeJS.ProcessEnv {
  return postgresServer() ? { DATABASE_URL: databaseUrl } : {};
}

/** Makes PostgreSQL's sequences continue after inserted rows with explicit ids. SQLite does so by itself. */
export async function numberOn(database: Database, tables: string[]): Promise<void> {
  if (!postgresServer()) return;
  for (const table of tables) {
    await database.$queryRawUnsafe(
      `SELECT setval(pg_get_serial_sequence('"${table}"', 'id'), (SELECT max("id") FROM "${table}")) AS number`,
    );
  }
}
