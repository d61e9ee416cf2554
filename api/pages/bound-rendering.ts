import pLimit from "p-limit";
import { BusyFault } from "../errors/busy-fault.ts";
import type { Renderer } from "./renderer.ts";

/**
 * One processor gains nothing by more, and each holds all that its page is made of: by then V8 has moved
 * it out of what it cleans quickly.
 */
export const atOnce = 2;

/** What a second or two can work off. */
export const maxWaiting = 250;

/**
 * Renders a few pages at a time, the others in the order they were asked for.
 * @throws {BusyFault} where too many wait already
 */
export function boundRendering(render: Renderer): {
  render: Renderer;
  countWaiting: () => number;
} {
  const limit = pLimit(atOnce);
  return {
    render: async (request) => {
      if (limit.pendingCount >= maxWaiting) throw new BusyFault();
      return limit(() => render(request));
    },
    countWaiting: () => limit.pendingCount,
  };
}
