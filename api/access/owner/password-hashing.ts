import pLimit from "p-limit";
import { tooManyRequests } from "../throttle.ts";

/** How many passwords are hashed at once. Each takes 19 MiB and a processor for about 20 ms. */
const atOnce = 2;
/** How many further passwords may wait to be hashed. */
const waiting = 8;
/** The Retry-After header where too many passwords wait, in seconds. */
const retryAfter = 2;

/** Hashes a few passwords at a time, so that a flood of attempts does not slow the site down. */
export type PasswordHashing = {
  /** @throws {GraphQLError} TOO_MANY_REQUESTS where too many wait already */
  run: <Result>(hashing: () => Promise<Result>) => Promise<Result>;
};

export function createPasswordHashing(): PasswordHashing {
  const limit = pLimit(atOnce);
  return {
    run: async (hashing) => {
      if (limit.pendingCount >= waiting) throw tooManyRequests(retryAfter);
      return limit(hashing);
    },
  };
}
