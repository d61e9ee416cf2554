import pg from "pg";

/**
 * Creates a single connection, which is not opened yet. When it is lost, its statements reject. It also
 * emits an error, which would end the process if nobody listened.
 */
export function createClient(url: string, config: pg.ClientConfig = {}): pg.Client {
  const client = new pg.Client({
    ...{ connectionString: url, connectionTimeoutMillis: 5_000, ...config },
  });
  client.on("error", () => {});
  return client;
}
