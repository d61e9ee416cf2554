import type { Database } from "../database/client.ts";
import { postgresServer } from "./postgres.ts";

/**
 * Makes the database refuse updates of a table.
 * @param condition an SQL condition on the new row, NEW, under which the update is refused; true by default
 * @returns a function that makes the database accept the updates again
 */
export async function refuseUpdates(
  database: Database,
  table: string,
  condition = "true",
): Promise<() => Promise<void>> {
  const on = `BEFORE UPDATE ON "${table}"`;
  if (!postgresServer()) {
    await database.$executeRawUnsafe(
      `CREATE TRIGGER "refuse" ${on} WHEN ${condition} BEGIN SELECT RAISE(ABORT, 'no'); END`,
    );
    return async () => void (await database.$executeRawUnsafe('DROP TRIGGER "refuse"'));
  }
  await database.$executeRawUnsafe(`
    CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN RAISE EXCEPTION 'no'; END $$`);
  await database.$executeRawUnsafe(
    `CREATE TRIGGER "refuse" ${on} FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION refuse()`,
  );
  return async () => void (await database.$executeRawUnsafe(`DROP TRIGGER "refuse" ON "${table}"`));
}
