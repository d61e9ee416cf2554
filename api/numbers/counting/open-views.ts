import { LRUCache } from "lru-cache";

/** The day on which a view is counted, and the numbers of its counted messages, as bits. */
type OpenView = { day: string; numbers: number };

/**
 * The maximum number of views in memory. After a view was dropped from memory, a repeated message of it
 * counts twice.
 */
const maxViews = 20_000;

/** Recognises repeated messages, because browsers and networks send some messages twice. */
export type OpenViews = {
  /**
   * Records a message.
   * @returns the day on which its view is counted; undefined for a repeated message
   */
  take: (id: string, number: number, today: string) => string | undefined;
};

export function createOpenViews(): OpenViews {
  // With the option `max`, the cache would allocate the memory for all views at once.
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
