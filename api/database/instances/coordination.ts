import { type RateLimiterAbstract, RateLimiterMemory } from "rate-limiter-flexible";
import { isPostgres } from "../address.ts";

/** How many attempts are allowed within a window of time. */
export type AttemptLimit = { attempts: number /** in seconds */; window: number };

/**
 * Counts attempts by key, such as a network address. `consume` counts an attempt, and rejects with a
 * RateLimiterRes where the limit is reached. `reward` takes a counted attempt back.
 */
export type AttemptCounter = Pick<RateLimiterAbstract, "consume" | "reward">;

/** Coordinates the instances of a site on one database. Each instance has one such object. */
export type Coordination = {
  /**
   * Runs work on one instance only. An instance that does not respond for a minute loses the work to another
   * instance, so the work must tolerate being done twice.
   * @param rest how long after the work no instance does it again, in milliseconds; ignored after a failure
   * @returns the result; undefined where another instance is doing the work, or has just done it
   */
  once: <Result>(
    name: string,
    work: () => Promise<Result>,
    rest?: number,
  ) => Promise<Result | undefined>;
  /** Whether an instance is doing the work now, or has done it and its `rest` is not over. */
  isUnderWay: (name: string) => Promise<boolean>;
  /** Opens a counter of attempts. @param of the kind of attempts, such as "requests by token" */
  countAttempts: (of: string, limit: AttemptLimit) => AttemptCounter;
  close: () => Promise<void>;
};

/**
 * Opens a coordination of the instances through their database server. An SQLite file belongs to a
 * single process, whose coordination is in memory.
 * @param key the key of an HMAC. The server stores the HMAC of each key of attempts instead of the
 *   key, which may be a network address
 */
export async function openCoordination(url: string, key: Buffer): Promise<Coordination> {
  if (!isPostgres(url)) return coordinateAlone();
  const { openPostgresCoordination } = await import("../postgresql/coordination.ts");
  return openPostgresCoordination(url, key);
}

/** The coordination of a single process, in memory. It ignores `rest`. */
export function coordinateAlone(): Coordination {
  const underWay = new Set<string>();
  return {
    once: async (name, work) => {
      if (underWay.has(name)) return undefined;
      underWay.add(name);
      try {
        return await work();
      } finally {
        underWay.delete(name);
      }
    },
    isUnderWay: async (name) => underWay.has(name),
    countAttempts: (_of, { attempts, window }) =>
      new RateLimiterMemory({ points: attempts, duration: window }),
    close: async () => {},
  };
}
