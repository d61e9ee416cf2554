import { type RateLimiterAbstract, RateLimiterMemory } from "rate-limiter-flexible";
import { isPostgres } from "../address.ts";

/** How often something may be tried. */
export type AttemptLimit = { attempts: number /** in seconds */; window: number };

/** Counts attempts by key; `consume` rejects with a RateLimiterRes where none is left. */
export type AttemptCounter = Pick<RateLimiterAbstract, "consume" | "reward">;

/** What instances of a site on one database agree on; one for as long as the server runs. */
export type Coordination = {
  /**
   * Does work that one instance is to do for all. An instance that stands still for a minute loses it to
   * another, so that the work has to bear being done twice.
   * @param rest how long after its end no other instance does it again, in milliseconds; none after a failure
   * @returns undefined where another is doing it, or has just done it
   */
  once: <Result>(
    name: string,
    work: () => Promise<Result>,
    rest?: number,
  ) => Promise<Result | undefined>;
  /** @param of what is tried */
  countAttempts: (of: string, limit: AttemptLimit) => AttemptCounter;
  close: () => Promise<void>;
};

/**
 * Opens what instances agree by: the database, where it is a server's. A file belongs to one process,
 * which asks nobody.
 * @param key hides who tried something
 */
export async function openCoordination(url: string, key: Buffer): Promise<Coordination> {
  if (!isPostgres(url)) return coordinateAlone();
  const { openPostgresCoordination } = await import("../postgresql/coordination.ts");
  return openPostgresCoordination(url, key);
}

/** That of one process: in its memory. */
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
    countAttempts: (_of, { attempts, window }) =>
      new RateLimiterMemory({ points: attempts, duration: window }),
    close: async () => {},
  };
}
