/**
 * Returns a proxy that adds every key that is read to `seen`. A key of a nested object is added as its path
 * without list indexes, such as `items.src`.
 * @param seen the set that the keys are added to
 * @param path the path of `item` with a final dot; empty for the outermost object
 */
export function watchReads<Item extends object>(item: Item, seen: Set<string>, path = ""): Item {
  return new Proxy(item, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key);
      const isRow = typeof key === "string" && /^\d+$/.test(key);
      const here = isRow ? path : `${path}${String(key)}`;
      if (!isRow) seen.add(here);
      const isWatched = typeof value === "object" && value !== null;
      return isWatched ? watchReads(value, seen, isRow ? path : `${here}.`) : value;
    },
  });
}
