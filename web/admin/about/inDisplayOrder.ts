import { inOrderOf } from "../order/arrange";

type Placed = { readonly id: string; readonly displayOrder: number; readonly databaseId: number };

/**
 * Sorts the items as the server does: by `displayOrder`, and equal ones by their age, the oldest first.
 * @param sentIds an order that is being sent to the server and is shown at once. Null if there is none.
 */
export function inDisplayOrder<Item extends Placed>(
  items: readonly Item[],
  sentIds: readonly string[] | null,
): Item[] {
  const ordered = [...items].sort(
    (a, b) => a.displayOrder - b.displayOrder || a.databaseId - b.databaseId,
  );
  return sentIds ? inOrderOf(ordered, sentIds) : ordered;
}

/** The `displayOrder` of a new item: the number of items, or more where a deletion has left a gap. */
export function placeBehind(items: readonly Placed[]): number {
  return Math.max(items.length, ...items.map(({ displayOrder }) => displayOrder + 1));
}
