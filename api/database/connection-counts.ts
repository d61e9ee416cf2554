import { isPostgres } from "./address.ts";

/** How the connections of this process to the server of its database stand. */
export type ConnectionCounts = { used: number; idle: number; waiting: number };

/** Undefined where the database is a file, which has none. */
export async function openConnectionCounts(
  url: string,
): Promise<(() => ConnectionCounts) | undefined> {
  if (!isPostgres(url)) return undefined;
  const { countConnections } = await import("./postgresql/pool.ts");
  return () => countConnections(url);
}
