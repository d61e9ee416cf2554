import type { Count } from "./counts-of.ts";

/** A count that is not written yet. */
export type DayCount = Count & { day: string };

/** What was counted since the last write. It grows with what can be told apart, not with what comes. */
export type Tally = {
  add: (counts: readonly DayCount[]) => void;
  /** Takes all of it out. */
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
