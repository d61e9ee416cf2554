import { LRUCache } from "lru-cache";
import type { Clock } from "../../clock.ts";

/** How many messages of one network are counted in ten minutes. A view sends two or three. */
const maxMessages = 600;

/** The time in which messages are counted, in milliseconds. */
const span = 10 * 60 * 1_000;

/** The number of networks that are counted at once, so that addresses cannot fill the memory. */
const maxNetworks = 20_000;

/** Limits how much one network can add to the counts. */
export type SenderLimit = {
  /** Counts a message. @returns whether it is within the limit */
  take: (network: string) => boolean;
};

export function createSenderLimit(clock: Clock): SenderLimit {
  // With `max`, the cache would take the memory for all networks at once.
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
