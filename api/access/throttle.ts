import { GraphQLError } from "graphql";
import { RateLimiterRes } from "rate-limiter-flexible";
import type {
  AttemptCounter,
  AttemptLimit,
  Coordination,
} from "../database/instances/coordination.ts";
import { networkOf } from "./network-of.ts";

/** Takes a counted attempt back, because it turned out to be legitimate. */
type GiveBack = () => Promise<void>;

/** Limits how often something may be attempted. */
export type Throttle = {
  /**
   * Counts one attempt, before it is made.
   * @param address the network address of the caller
   * @param device the key of a known browser (known-devices.ts), by which its attempts are counted
   * instead of by address
   * @throws {GraphQLError} TOO_MANY_REQUESTS where the address or the browser has no attempts left
   */
  take: (address: string, device?: string) => Promise<GiveBack>;
  /**
   * Checks a proof. Only a wrong proof counts as an attempt, not a proof that could not be checked.
   * @param check returns false or null for a wrong proof
   * @returns the result of `check`
   * @throws the errors of `check` and of `take`
   */
  attempt: <Result>(
    check: () => Promise<Result>,
    address: string,
    device?: string,
  ) => Promise<Result>;
};

/** The limit of each address while the limit of all addresses is used up: one attempt a minute. */
const beyondOverall: AttemptLimit = { attempts: 1, window: 60 };

/**
 * @param of the name of the limited action, such as "signIn"
 * @param perAddress the limit of each network, and of each known browser
 * @param overall the limit of all addresses together, against attackers with many addresses. Beyond
 * it, each address still has one attempt a minute
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
  const take: Throttle["take"] = async (address, device) => {
    if (device !== undefined) {
      await consume(ofDevice, device);
      return async () => {
        await ofDevice.reward(device);
      };
    }
    const network = networkOf(address);
    await consume(ofAddress, network);
    const isWithinOverall = await tryConsume(ofAll, "all");
    if (!isWithinOverall) {
      await consume(ofAddressBeyond, network).catch(async (refusal) => {
        await ofAddress.reward(network);
        throw refusal;
      });
    }
    return async () => {
      await ofAddress.reward(network);
      await (isWithinOverall ? ofAll.reward("all") : ofAddressBeyond.reward(network));
    };
  };
  return {
    take,
    attempt: async (check, address, device) => {
      const giveBack = await take(address, device);
      let isWrong = false;
      try {
        const result = await check();
        isWrong = result === false || result === null;
        return result;
      } finally {
        if (!isWrong) await giveBack();
      }
    },
  };
}

/**
 * An error that asks the caller to try again later; over HTTP its status is 429.
 * @param retryAfter in seconds
 */
export function tooManyRequests(retryAfter: number): GraphQLError {
  return new GraphQLError(`Too many attempts. Please try again in ${inWords(retryAfter)}.`, {
    extensions: {
      code: "TOO_MANY_REQUESTS",
      retryAfter,
      http: { status: 429, headers: { "retry-after": String(retryAfter) } },
    },
  });
}

/** A duration in words. @param seconds one or more */
function inWords(seconds: number): string {
  const isShort = seconds < 60;
  const count = isShort ? seconds : Math.ceil(seconds / 60);
  return `${count} ${isShort ? "second" : "minute"}${count === 1 ? "" : "s"}`;
}

/** Uses up one attempt. @returns whether one was left */
export async function tryConsume(limiter: AttemptCounter, key: string): Promise<boolean> {
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
