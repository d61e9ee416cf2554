import { isPostgres } from "./address.ts";

/**
 * The number of connections of this process to its database server, in use and idle, and the number
 * of requests that wait for a connection.
 */
export type ConnectionCounts = { used: number; idle: number; waiting: number };

/** Opens a counter of the connections to the server. Undefined for an SQLite file, which has no server. */
export async function openConnectionCounts(
  url: string,
): Promise<(() => ConnectionCounts) | undefined> {
  if (!isPostgres(url)) return undefined;
  const { countConnections } = await import("./postgresql/pool.ts");
  return () => countConnections(url);
}
