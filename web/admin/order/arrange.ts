type Move = {
  /** The ids that are moved, in any order. */
  moved: ReadonlySet<string>;
  /** The id beside which they are put. */
  target: string;
  side: "before" | "after";
};

/** The ids with some of them moved beside another. They keep the order they had among themselves. */
export function moveBeside(ids: readonly string[], { moved, target, side }: Move): string[] {
  if (moved.has(target)) return [...ids];
  const staying = ids.filter((id) => !moved.has(id));
  const place = staying.indexOf(target) + (side === "after" ? 1 : 0);
  return [
    ...staying.slice(0, place),
    ...ids.filter((id) => moved.has(id)),
    ...staying.slice(place),
  ];
}

/** The items as the ids order them; items that are not named follow. */
export function inOrderOf<Item extends { id: string }>(
  items: readonly Item[],
  ids: readonly string[],
): Item[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: Item) => places.get(id) ?? ids.length;
  return [...items].sort((a, b) => placeOf(a) - placeOf(b));
}

/** The items of each group together, groups where their first item stands. */
export function gathered<Item>(items: readonly Item[], groupOf: (item: Item) => string): Item[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(groupOf(item));
    if (group) group.push(item);
    else groups.set(groupOf(item), [item]);
  }
  return [...groups.values()].flat();
}

/** The ids of items in the order that they would have. Null where that is the one they have. */
export function changedOrder<Item extends { id: string }>(
  items: readonly Item[],
  next: readonly Item[],
): string[] | null {
  return next.some(({ id }, place) => id !== items[place]?.id) ? next.map(({ id }) => id) : null;
}
