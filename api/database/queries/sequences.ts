import type { Prisma } from "../__generated__/prisma/client.ts";
import { isPostgres } from "../address.ts";
import { type Database, databaseUrlOf } from "../client.ts";

/** Lets a server number rows after those that were written with their numbers. A file does that by itself. */
export async function raiseSequences(
  database: Database,
  transaction: Prisma.TransactionClient,
  tables: readonly Prisma.ModelName[],
): Promise<void> {
  if (!isPostgres(databaseUrlOf(database))) return;
  for (const table of tables) {
    // The tables' own names.
    await transaction.$executeRawUnsafe(`
      SELECT setval(sequence, GREATEST((SELECT max("id") FROM "${table}"), pg_sequence_last_value(sequence)))
      FROM (SELECT pg_get_serial_sequence('"${table}"', 'id')::regclass AS sequence) AS found`);
  }
}
