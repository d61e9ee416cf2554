import type pg from "pg";
import { DatabaseAwayError } from "./outage.ts";

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

/** By which this process has the lock on a database, by the address of the database. */
const leases = new Map<string, string>();

/** From here on no turn is taken without that lease. @param id undefined where it was given up */
export function noteLease(url: string, id: string | undefined): void {
  if (id === undefined) leases.delete(url);
  else leases.set(url, id);
}

/**
 * Takes the turn to write, as a process may that has the database's lock, and looks for the lease within the turn:
 * whoever has the database alone since then has its writes after this one's.
 * @throws {DatabaseAwayError} where the lock is lost, although nothing has told this process yet
 */
export async function takeTurnWithLock(client: pg.ClientBase, url: string): Promise<void> {
  const id = leases.get(url);
  if (id === undefined) {
    await client.query(takeTurn);
    return;
  }
  const findLease = `SELECT 1 FROM "_vitrine_instances" WHERE "id" = '${id}'`;
  const results: unknown = await client.query(`${takeTurn};${findLease}`);
  // Of several statements, the library has the results of each.
  const found = Array.isArray(results) ? results.at(-1) : undefined;
  if (!found?.rowCount) throw new DatabaseAwayError();
}

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
