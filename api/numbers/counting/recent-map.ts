/** What was noted last, of keys that anybody can make up: so many at least, and twice as many at most. */
export type RecentMap<Value> = {
  get: (key: string) => Value | undefined;
  set: (key: string, value: Value) => void;
};

/** Older entries are dropped together: finding the oldest in a Map gets slower as entries are removed. */
export function createRecentMap<Value>(min: number): RecentMap<Value> {
  let current = new Map<string, Value>();
  let former = new Map<string, Value>();
  return {
    get: (key) => current.get(key) ?? former.get(key),
    set: (key, value) => {
      if (current.size >= min && !current.has(key)) {
        former = current;
        current = new Map();
      }
      current.set(key, value);
    },
  };
}
