import pLimit from "p-limit";
import { BusyFault } from "../errors/busy-fault.ts";
import type { Renderer } from "./renderer.ts";

/**
 * How many pages are rendered at a time. More would gain nothing on one processor, and each page in progress
 * uses memory that V8 moves to its old generation.
 */
export const atOnce = 2;

/** How many pages may wait: as many as are rendered in a second or two. */
export const maxWaiting = 250;

/**
 * Limits a renderer to `atOnce` pages at a time; other pages wait in order. The returned `render` throws a
 * BusyFault while `maxWaiting` pages are waiting.
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
