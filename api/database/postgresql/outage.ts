import type pg from "pg";
import { log } from "../../log.ts";
import { tellAddress } from "../address.ts";

/** The server is away, or this process has lost its lock: nothing is read or written until both are back. */
export class DatabaseAwayError extends Error {
  readonly code = "DATABASE_AWAY";

  constructor() {
    super("The database server is away");
  }
}

/** The database was brought to a newer version of the product than this process is of. */
export class DatabaseNewerError extends Error {
  readonly code = "DATABASE_NEWER";

  constructor() {
    super("The database is of a newer version");
  }
}

type Outage = { since: number };

/** By the address of the database. */
const outages = new Map<string, Outage>();
const connections = new Map<string, Set<pg.PoolClient>>();
/** The addresses of databases that are newer than this process. */
const newer = new Set<string>();

/** Why nothing is to be read or written; undefined where nothing is wrong. */
export function refusalOf(url: string): Error | undefined {
  if (outages.has(url)) return new DatabaseAwayError();
  return newer.has(url) ? new DatabaseNewerError() : undefined;
}

/**
 * From here on pools refuse at once where the database is newer than this process, and no longer where it is
 * not any more.
 * @param migration that this version does not know; undefined where it knows all
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

/** Has an outage end this connection, so that nobody waits for what it was asked. */
export function endWithOutage(url: string, client: pg.PoolClient): void {
  const open = connections.get(url) ?? new Set();
  connections.set(url, open.add(client));
  client.once("end", () => open.delete(client));
  // Whoever uses it hears of it, too.
  client.on("error", () => open.delete(client));
}

/** From here on pools refuse at once; what is under way fails. Logs one line for each outage. */
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

/** Closes a connection without telling the server, which may not respond. */
export function destroy(client: pg.ClientBase): void {
  const { connection } = client as unknown as {
    connection: { stream: { destroy: (error: Error) => void } };
  };
  connection.stream.destroy(new DatabaseAwayError());
}
