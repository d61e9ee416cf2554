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

type Outage = { since: number };

/** By the address of the database. */
const outages = new Map<string, Outage>();
const connections = new Map<string, Set<pg.PoolClient>>();

export const isAway = (url: string): boolean => outages.has(url);

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
  for (const client of connections.get(url) ?? []) destroy(client);
}

export function endOutage(url: string): void {
  const outage = outages.get(url);
  if (!outage) return;
  outages.delete(url);
  const seconds = Math.round((performance.now() - outage.since) / 1000);
  log.warn(`The database ${tellAddress(url)} is back after ${seconds} s.`);
}

/** Ends a connection without a word to a server that may not listen. */
export function destroy(client: pg.ClientBase): void {
  const { connection } = client as unknown as {
    connection: { stream: { destroy: (error: Error) => void } };
  };
  connection.stream.destroy(new DatabaseAwayError());
}
