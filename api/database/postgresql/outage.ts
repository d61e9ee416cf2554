import type pg from "pg";
import { log } from "../../log.ts";
import { tellAddress } from "../address.ts";

/**
 * The server is unreachable, or this process has lost its lock. Nothing is read or written until
 * the server responds and the lock is taken again.
 */
export class DatabaseAwayError extends Error {
  readonly code = "DATABASE_AWAY";

  constructor() {
    super("The database server is away");
  }
}

/** The database was migrated to a newer version of the product than this process runs. */
export class DatabaseNewerError extends Error {
  readonly code = "DATABASE_NEWER";

  constructor() {
    super("The database is of a newer version");
  }
}

type Outage = { since: number };

/** The current outages, by the address of the database. */
const outages = new Map<string, Outage>();
/** The open connections, by the address of the database. */
const connections = new Map<string, Set<pg.PoolClient>>();
/** The addresses of databases that are newer than this process. */
const newer = new Set<string>();

/** The reason why reads and writes are refused now. Undefined while they are allowed. */
export function refusalOf(url: string): Error | undefined {
  if (outages.has(url)) return new DatabaseAwayError();
  return newer.has(url) ? new DatabaseNewerError() : undefined;
}

/**
 * Makes pools refuse everything while the database is newer than this process.
 * @param migration a migration that this version does not have; undefined where this version has all
 */
export function noteVersion(url: string, migration: string | undefined): void {
  if (migration === undefined) {
    if (newer.delete(url)) log.warn(`The database ${tellAddress(url)} is of this version again.`);
    return;
  }
  if (newer.has(url)) return;
  newer.add(url);
  log.error(
    `The database ${tellAddress(url)} was brought to a newer version of Vitrine (it has the migration ${migration}); requests get 503 until this one is updated.`,
  );
  endConnections(url);
}

/** Closes this connection when an outage begins or the database becomes newer, so that nobody waits for a result. */
export function endWithOutage(url: string, client: pg.PoolClient): void {
  const open = connections.get(url) ?? new Set();
  connections.set(url, open.add(client));
  client.once("end", () => open.delete(client));
  // The error need not be reported here, because the code that uses the connection gets it, too.
  client.on("error", () => open.delete(client));
}

/** Makes pools refuse requests at once, and ends statements in progress. Logs one line for each outage. */
export function beginOutage(url: string, reason: string): void {
  if (outages.has(url)) return;
  outages.set(url, { since: performance.now() });
  log.error(
    `The database ${tellAddress(url)} is away (${reason}); requests get 503 until it is back.`,
  );
  endConnections(url);
}

function endConnections(url: string): void {
  for (const client of connections.get(url) ?? []) destroy(client);
}

export function endOutage(url: string): void {
  const outage = outages.get(url);
  if (!outage) return;
  outages.delete(url);
  const seconds = Math.round((performance.now() - outage.since) / 1000);
  log.warn(`The database ${tellAddress(url)} is back after ${seconds} s.`);
}

/** Closes a connection without a message to the server, which may not respond. */
export function destroy(client: pg.ClientBase): void {
  const { connection } = client as unknown as {
    connection: { stream: { destroy: (error: Error) => void } };
  };
  connection.stream.destroy(new DatabaseAwayError());
}
