import { LRUCache } from "lru-cache";

/** Messages of a view that were counted, and the day that it is counted on. */
type OpenView = { day: string; numbers: number };

/** The number of views in memory. A repeated message of an older view counts twice. */
const maxViews = 20_000;

/** The views whose messages may come again: a browser, or a network, sends some twice. */
export type OpenViews = {
  /**
   * Takes a message in.
   * @returns the day that its view is counted on. Undefined where it was taken in before
   */
  take: (id: string, number: number, today: string) => string | undefined;
};

export function createOpenViews(): OpenViews {
  // With `max` it would take the memory of so many at once.
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
