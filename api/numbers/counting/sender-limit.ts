import type { Clock } from "../../clock.ts";
import { createRecentMap } from "./recent-map.ts";

/** The most messages of one network that are counted in ten minutes. A view sends two or three. */
const maxMessages = 600;

/** In milliseconds. */
const span = 10 * 60 * 1_000;

/** The least networks that are remembered, and not many more, so that addresses cannot fill the memory. */
const minNetworks = 20_000;

/** Bounds how much of what is counted comes from one network. */
export type SenderLimit = {
  /** Counts a message. @returns whether it is within the limit */
  take: (network: string) => boolean;
};

export function createSenderLimit(clock: Clock): SenderLimit {
  let counts = createRecentMap<number>(minNetworks);
  let current = 0;
  return {
    take: (network) => {
      const now = Math.floor(clock().getTime() / span);
      if (now !== current) {
        current = now;
        counts = createRecentMap(minNetworks);
      }
      const count = (counts.get(network) ?? 0) + 1;
      counts.set(network, count);
      return count <= maxMessages;
    },
  };
}
