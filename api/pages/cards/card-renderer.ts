import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { BusyFault } from "../../errors/busy-fault.ts";
import { loadSharp } from "../../media/derivatives/load-sharp.ts";
import { type CardSubject, drawCard } from "./draw-card.ts";

export type Card = { png: Buffer; etag: string };

/** Some 30 kB each. */
const maxCached = 100;

/** A fifth of a second each. */
export const maxWaiting = 20;

/**
 * Renders cards, each once, and one at a time: who asks for many waits for them.
 * @throws {BusyFault} where too many wait already
 */
export function createCardRenderer(rasterise = rasteriseSvg) {
  const oneByOne = pLimit(1);
  const rendered = new LRUCache<string, Promise<Card>>({ max: maxCached });
  return async (subject: CardSubject): Promise<Card> => {
    const key = createHash("sha256").update(JSON.stringify(subject)).digest("base64url");
    const known = rendered.get(key);
    if (!known && oneByOne.pendingCount >= maxWaiting) throw new BusyFault();
    const card =
      known ??
      oneByOne(async () => ({ png: await rasterise(await drawCard(subject)), etag: `"${key}"` }));
    rendered.set(key, card);
    card.catch(() => rendered.delete(key));
    return card;
  };
}

async function rasteriseSvg(svg: string): Promise<Buffer> {
  return loadSharp()(Buffer.from(svg)).png({ palette: true, colours: 64 }).toBuffer();
}
