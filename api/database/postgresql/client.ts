import { PrismaClient } from "../__generated__/postgresql/client.ts";
import type { Database } from "../client.ts";
import type { BeforeCommit } from "../statements.ts";
import { PgAdapter } from "./pg-adapter.ts";
import { explainRefusal } from "./refusals.ts";

/**
 * Opens a PostgreSQL database. The client has the same models and types as the client for SQLite.
 * @throws {StartError} where the server cannot be reached
 */
export async function openPostgres(url: string, beforeCommit: BeforeCommit): Promise<Database> {
  const client = new PrismaClient({ adapter: new PgAdapter(url, beforeCommit) });
  const database = client as unknown as Database;
  try {
    await database.$queryRaw`SELECT 1`;
  } catch (error) {
    await database.$disconnect();
    throw explainRefusal(error, url);
  }
  return database;
}
