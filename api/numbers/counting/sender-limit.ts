import { LRUCache } from "lru-cache";
import type { Clock } from "../../clock.ts";

/**
 * The maximum number of messages of one network in a `span`. A view of a page sends two or three messages.
 */
const maxMessages = 600;

/** After how many milliseconds the count of messages begins again. */
const span = 10 * 60 * 1_000;

/**
 * The maximum number of networks with a count, so that requests from many addresses cannot fill the
 * memory.
 */
const maxNetworks = 20_000;

/** Limits how many messages about visits one network can send. */
export type SenderLimit = {
  /** Counts a message. @returns whether it is within the limit */
  take: (network: string) => boolean;
};

export function createSenderLimit(clock: Clock): SenderLimit {
  // With the option `max`, the cache would allocate the memory for all networks at once.
  const counts = new LRUCache<string, number>({ maxSize: maxNetworks, sizeCalculation: () => 1 });
  let current = 0;
  return {
    take: (network) => {
      const now = Math.floor(clock().getTime() / span);
      if (now !== current) {
        current = now;
        counts.clear();
      }
      const count = (counts.get(network) ?? 0) + 1;
      counts.set(network, count);
      return count <= maxMessages;
    },
  };
}
