import { type SectionKey, sectionKeys } from "../../../content/sections.ts";
import type { VisitMeasure } from "../../database/__generated__/prisma/client.ts";
import type { CountablePage } from "./countable-pages.ts";
import type { VisitMessage } from "./visit-message.ts";

/** An increment of one count of a page. */
export type Count = {
  measure: VisitMeasure;
  page: string;
  /**
   * The section, host, device or country, for measures that distinguish them. Empty for other
   * measures.
   */
  name: string;
  count: number;
};

const bitOf = (section: SectionKey) => 1 << sectionKeys.indexOf(section);

/** The largest count: that of a column of 32 bits, and of an Int in GraphQL. */
export const maxCount = 2 ** 31 - 1;

/** How long a view must be to count as a read, in seconds. */
const readSeconds = 10;

/**
 * The counts that a message adds to the counts of the earlier messages of the same view. In `told`,
 * `referrer` is the host that the visitor came from: empty for a typed address, undefined for a page of this
 * site. `country` is undefined where it is unknown.
 */
export function countsOf(
  { number, seconds, sections }: VisitMessage,
  { name: page, sections: order }: CountablePage,
  told: { device: string; referrer: string | undefined; country: string | undefined },
): Count[] {
  const counts: Count[] = [];
  const add = (measure: VisitMeasure, name = "", count = 1) =>
    counts.push({ measure, page, name, count });
  if (number === 0) {
    add("views");
    add("devices", told.device);
    if (told.referrer !== undefined) add("referrers", told.referrer);
    if (told.country !== undefined) add("countries", told.country);
  }
  const [before, now] = seconds;
  if (before < readSeconds && now >= readSeconds) add("reads");
  if (now > before) add("seconds", "", now - before);
  const [seenBefore, seenNow] = sections;
  for (const name of sectionKeys) {
    if (seenNow & bitOf(name) && !(seenBefore & bitOf(name))) add("seen", name);
  }
  // A view that has reached a section has also reached the sections before it, in the order of its project.
  const reachedBy = (seen: number) => order.findLastIndex((name) => seen & bitOf(name)) + 1;
  for (const name of order.slice(reachedBy(seenBefore), reachedBy(seenNow))) add("reached", name);
  return counts;
}

/** A count with the day to which it is added. */
export type DayCount = Count & { day: string };

/**
 * Sums up counts until the next write. The memory depends on the number of distinct counts, not on the number
 * of messages.
 */
type Tally = {
  add: (counts: readonly DayCount[]) => void;
  /** Removes and returns all counts. */
  takeAll: () => DayCount[];
};

export function createTally(): Tally {
  let pending = new Map<string, DayCount>();
  return {
    add: (counts) => {
      for (const count of counts) {
        const key = `${count.day} ${count.measure} ${count.page} ${count.name}`;
        const known = pending.get(key);
        if (known) known.count += count.count;
        else pending.set(key, { ...count });
      }
    },
    takeAll: () => {
      const all = [...pending.values()];
      pending = new Map();
      return all;
    },
  };
}
