import type pg from "pg";
import { DatabaseAwayError } from "./outage.ts";

/**
 * How long a write waits for its turn, and after how much silence of the client the server ends its turn, in
 * milliseconds.
 */
const limits = { wait: 15_000, silence: 20_000 };

/**
 * Takes the turn to write, which is a lock on one table, until the end of the transaction. Writes of all
 * processes run one after another, as on SQLite; reads do not wait. These must be the first statements, so
 * that the transaction sees everything written before. The timeouts are set for the transaction, because
 * poolers lose the settings of a session.
 */
export const takeTurn = `
  SET LOCAL lock_timeout = ${limits.wait};
  SET LOCAL idle_in_transaction_session_timeout = ${limits.silence};
  LOCK TABLE "ContentRevision" IN EXCLUSIVE MODE`;

/** The ids of this process's leases, by the address of the database. */
const leases = new Map<string, string>();

/**
 * Makes writes require that this process's lease exists.
 * @param id the id of the lease; undefined once the lock is released, so that writes require no lease
 */
export function noteLease(url: string, id: string | undefined): void {
  if (id === undefined) leases.delete(url);
  else leases.set(url, id);
}

/**
 * Takes the turn to write and then checks this process's lease. A process that takes the lock after this
 * check has to wait for the turn, so it cannot write before this transaction has ended.
 * @throws {DatabaseAwayError} where the lock is lost and this process has not noticed yet
 */
export async function takeTurnWithLock(client: pg.ClientBase, url: string): Promise<void> {
  const id = leases.get(url);
  if (id === undefined) {
    await client.query(takeTurn);
    return;
  }
  const findLease = `SELECT 1 FROM "_vitrine_instances" WHERE "id" = '${id}'`;
  const results: unknown = await client.query(`${takeTurn};${findLease}`);
  // For several statements the library returns a list of results.
  const found = Array.isArray(results) ? results.at(-1) : undefined;
  if (!found?.rowCount) throw new DatabaseAwayError();
}

/**
 * Runs work in a transaction, which is rolled back where the work rejects.
 * @param begin the statements with which the transaction begins
 */
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
