import pLimit from "p-limit";
import { BusyFault } from "../errors/busy-fault.ts";
import type { Renderer } from "./renderer.ts";

/**
 * How many pages are rendered at a time. Rendering uses one processor, so more pages at a time
 * would not be faster. Their data would only use more memory, and live long enough for V8 to move
 * it to the old generation, whose garbage collection is costly.
 */
export const atOnce = 2;

/** How many pages may wait to be rendered. The server renders this number of pages in a second or two. */
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
