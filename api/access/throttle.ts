import { GraphQLError } from "graphql";
import { RateLimiterRes } from "rate-limiter-flexible";
import type {
  AttemptCounter,
  AttemptLimit,
  Coordination,
} from "../database/instances/coordination.ts";
import { networkOf } from "./network-of.ts";

/** Undoes the counting of one attempt that turned out to be rightful. */
type GiveBack = () => Promise<void>;

/** Bounds how often something may be tried. */
export type Throttle = {
  /**
   * Counts one attempt, before anything is done about it.
   * @param address where it comes from
   * @param device the browser it comes from, where it is a known one, which is counted by itself
   * @throws {GraphQLError} TOO_MANY_REQUESTS, once the address or the browser has used its attempts up
   */
  take: (address: string, device?: string) => Promise<GiveBack>;
};

/** What each address has left once all together have used theirs up: one attempt a minute. */
const beyondOverall: AttemptLimit = { attempts: 1, window: 60 };

/**
 * @param of what is tried
 * @param overall a brake on all addresses together, for attackers that have many. It slows strangers
 * down, but shuts nobody out
 */
export function createThrottle(
  { countAttempts }: Pick<Coordination, "countAttempts">,
  of: string,
  perAddress: AttemptLimit,
  overall: AttemptLimit,
): Throttle {
  const ofAddress = countAttempts(`${of} by address`, perAddress);
  const ofAll = countAttempts(`${of} by all`, overall);
  const ofAddressBeyond = countAttempts(`${of} by address, beyond all`, beyondOverall);
  const ofDevice = countAttempts(`${of} by device`, perAddress);
  return {
    take: async (address, device) => {
      if (device !== undefined) {
        await consume(ofDevice, device);
        return async () => {
          await ofDevice.reward(device);
        };
      }
      const network = networkOf(address);
      await consume(ofAddress, network);
      const isWithinOverall = await isLeft(ofAll, "all");
      if (!isWithinOverall) await consume(ofAddressBeyond, network);
      return async () => {
        await ofAddress.reward(network);
        await (isWithinOverall ? ofAll.reward("all") : ofAddressBeyond.reward(network));
      };
    },
  };
}

/** An error that says to come back later; over HTTP it is answered with status 429. */
export function tooManyRequests(retryAfter: number): GraphQLError {
  return new GraphQLError(`Too many attempts. Please try again in ${inWords(retryAfter)}.`, {
    extensions: {
      code: "TOO_MANY_REQUESTS",
      retryAfter,
      http: { status: 429, headers: { "retry-after": String(retryAfter) } },
    },
  });
}

/** A time as people say it. @param seconds one or more */
function inWords(seconds: number): string {
  const isShort = seconds < 60;
  const count = isShort ? seconds : Math.ceil(seconds / 60);
  return `${count} ${isShort ? "second" : "minute"}${count === 1 ? "" : "s"}`;
}

async function isLeft(limiter: AttemptCounter, key: string): Promise<boolean> {
  try {
    await limiter.consume(key);
    return true;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return false;
  }
}

async function consume(limiter: AttemptCounter, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw tooManyRequests(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
  }
}
