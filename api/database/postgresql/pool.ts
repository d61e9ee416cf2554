import pg from "pg";
import { log } from "../../log.ts";
import type { ConnectionCounts } from "../connection-counts.ts";
import { endWithOutage, refusalOf } from "./outage.ts";

/** The pools, by the address of their database. */
const pools = new Map<string, pg.Pool[]>();

/** How long a request waits for a connection, in milliseconds. */
const connectTimeout = 5_000;

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/**
 * A pool that refuses connections at once while the server is unreachable, or while the database has a newer
 * version than this process.
 */
class WatchedPool extends pg.Pool {
  readonly #url: string;

  constructor(url: string, config: pg.PoolConfig) {
    super({ ...config, connectionString: url });
    this.#url = url;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | undefined {
    const refusal = refusalOf(this.#url);
    if (!refusal) {
      if (!connected) return super.connect();
      super.connect(connected);
      return undefined;
    }
    if (!connected) return Promise.reject(refusal);
    connected(refusal, undefined, () => {});
    return undefined;
  }
}

/** A pool of connections. Lost connections are replaced. */
export function openPool(url: string, max: number): pg.Pool {
  const pool = new WatchedPool(url, {
    max,
    connectionTimeoutMillis: connectTimeout,
    application_name: "vitrine",
    keepAlive: true,
    allowExitOnIdle: true,
  });
  pools.set(url, [...openPools(url), pool]);
  pool.on("connect", (client) => endWithOutage(url, client));
  // After the loss of an idle connection, the next request gets another connection. The outage
  // itself is logged once, by `beginOutage`.
  pool.on("error", (error) => log.debug({ err: error }, "a connection to the database was lost"));
  return pool;
}

const openPools = (url: string) => (pools.get(url) ?? []).filter(({ ended }) => !ended);

/**
 * Counts the connections of all pools of a database, and the requests that wait for a connection.
 */
export function countConnections(url: string): ConnectionCounts {
  const counts = { used: 0, idle: 0, waiting: 0 };
  for (const { totalCount, idleCount, waitingCount } of openPools(url)) {
    counts.used += totalCount - idleCount;
    counts.idle += idleCount;
    counts.waiting += waitingCount;
  }
  return counts;
}
