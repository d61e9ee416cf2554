import { LRUCache } from "lru-cache";

/** The numbers of the counted messages of a view, as bits, and the day on which the view is counted. */
type OpenView = { day: string; numbers: number };

/** The maximum number of views in memory. A repeated message of an older view counts twice. */
const maxViews = 20_000;

/** The views whose messages may arrive again, because browsers and networks send some messages twice. */
export type OpenViews = {
  /** Notes a message. @returns the day on which its view is counted. Undefined where the message was noted before */
  take: (id: string, number: number, today: string) => string | undefined;
};

export function createOpenViews(): OpenViews {
  // With `max`, the cache would take the memory for all views at once.
  const views = new LRUCache<string, OpenView>({ maxSize: maxViews, sizeCalculation: () => 1 });
  return {
    take: (id, number, today) => {
      const known = views.get(id);
      const bit = 1 << number;
      if (known && known.numbers & bit) return undefined;
      const view = known ?? { day: today, numbers: 0 };
      view.numbers |= bit;
      views.set(id, view);
      return view.day;
    },
  };
}
