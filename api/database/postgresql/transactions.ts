import type pg from "pg";

/** How long a write waits for its turn, and how long the server keeps the turn of a silent client, in milliseconds. */
const limits = { wait: 15_000, silence: 20_000 };

/**
 * Takes the turn to write, until the transaction ends: writes wait for one another, as they do on SQLite,
 * also those of other processes; reads wait for nobody. No statement before it has seen anything, so that
 * all of the transaction sees what those before it wrote. Settings of a connection would be lost behind
 * poolers; those of a transaction are not.
 */
export const takeTurn = `
  SET LOCAL lock_timeout = ${limits.wait};
  SET LOCAL idle_in_transaction_session_timeout = ${limits.silence};
  LOCK TABLE "ContentRevision" IN EXCLUSIVE MODE`;

/** Runs what is to happen as a whole or not at all. */
export async function inTransaction<Result>(
  client: pg.ClientBase,
  begin: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query(`BEGIN; ${begin}`);
  try {
    const result = await work();
    await client.query("COMMIT");
    return result;
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  }
}
