import type { Prisma } from "../__generated__/prisma/client.ts";
import { isPostgres } from "../address.ts";
import { type Database, databaseUrlOf } from "../client.ts";

/**
 * Raises the sequences of a PostgreSQL database to the ids of rows that were inserted with their ids. SQLite
 * does that by itself.
 */
export async function raiseSequences(
  database: Database,
  transaction: Prisma.TransactionClient,
  tables: readonly Prisma.ModelName[],
): Promise<void> {
  if (!isPostgres(databaseUrlOf(database))) return;
  for (const table of tables) {
    // The statement contains only names of Prisma's models.
    await transaction.$executeRawUnsafe(`
      SELECT setval(sequence, GREATEST((SELECT max("id") FROM "${table}"), pg_sequence_last_value(sequence)))
      FROM (SELECT pg_get_serial_sequence('"${table}"', 'id')::regclass AS sequence) AS found`);
  }
}
