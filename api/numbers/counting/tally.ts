import type { Count } from "./counts-of.ts";

/** A count that is not written yet. */
export type DayCount = Count & { day: string };

/** The counts since the last write. Its size depends on the number of distinct counts, not of messages. */
export type Tally = {
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
