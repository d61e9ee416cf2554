import type { Clock } from "../clock.ts";
import type { DirectReads } from "../database/direct-reads.ts";
import { listPublicAddresses } from "../projects/list-projects.ts";

/** Pages that are the same whoever asks, in every form that their parameters give them. */
const alwaysShared = /^\/(?:(?:work|about)(?:\?.*)?|connect)?$/;

/**
 * How long caches that others share may serve the page at an address without asking, in seconds. It is
 * asked once the page is rendered: one that a cookie could have changed, or may the moment after, is 0.
 * @param seconds for the pages that everyone may read
 */
export function createSharedSeconds(
  seconds: number,
  reads: DirectReads,
  clock: Clock,
): (address: string) => Promise<number> {
  const isShared = async (address: string): Promise<boolean> => {
    const [, slug] = /^\/project\/([^/?]+)$/.exec(address) ?? [];
    if (slug === undefined) return alwaysShared.test(address);
    const open = await listPublicAddresses(reads, clock());
    return open.some((project) => encodeURIComponent(project.slug) === slug);
  };
  return async (address) => (seconds > 0 && (await isShared(address)) ? seconds : 0);
}
