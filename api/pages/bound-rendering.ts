import pLimit from "p-limit";
import { BusyFault } from "../errors/busy-fault.ts";
import type { Renderer } from "./renderer.ts";

/**
 * One processor gains nothing from more, and each page in progress holds memory that V8 moves to its old
 * generation.
 */
export const atOnce = 2;

/** As many as are rendered in a second or two. */
export const maxWaiting = 250;

/**
 * Renders a few pages at a time; the others wait in order.
 * @throws {BusyFault} where too many wait
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
