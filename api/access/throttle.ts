import { GraphQLError } from "graphql";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networkOf } from "./network-of.ts";

type Limit = { attempts: number /** in seconds */; window: number };

/** Undoes the counting of one attempt that turned out to be rightful. */
export type GiveBack = () => Promise<void>;

/** Bounds how often something may be tried. */
export type Throttle = {
  /**
   * Counts one attempt from a network address, before anything is done about it.
   * @throws {GraphQLError} TOO_MANY_REQUESTS, once the address or all addresses together have used theirs up
   */
  take: (address: string) => Promise<GiveBack>;
};

/** @param overall a brake on all addresses together, for attackers that have many */
export function createThrottle(perAddress: Limit, overall: Limit): Throttle {
  const ofAddress = new RateLimiterMemory(optionsOf(perAddress));
  const ofAll = new RateLimiterMemory(optionsOf(overall));
  return {
    take: async (address) => {
      const network = networkOf(address);
      await consume(ofAddress, network);
      await consume(ofAll, "all");
      return async () => {
        await Promise.all([ofAddress.reward(network), ofAll.reward("all")]);
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

function optionsOf({ attempts, window }: Limit) {
  return { points: attempts, duration: window };
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw tooManyRequests(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
  }
}
