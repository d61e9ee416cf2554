import pg from "pg";
import { log } from "../../log.ts";

/** How long a connection may take to come about, in milliseconds. */
const connectTimeout = 5_000;

/** Connections to a server, made when they are needed; one that is lost is replaced. */
export function openPool(url: string, most: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    connectionTimeoutMillis: connectTimeout,
    application_name: "vitrine",
    keepAlive: true,
    allowExitOnIdle: true,
  });
  // One that nobody is using: whoever asks next gets another.
  pool.on("error", (error) => log.warn({ err: error }, "a connection to the database was lost"));
  return pool;
}
