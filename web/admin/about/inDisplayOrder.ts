import { inOrderOf } from "../order/arrange";

type Placed = { readonly id: string; readonly displayOrder: number; readonly databaseId: number };

/**
 * Sorts the items as the server does: by `displayOrder`, and items with the same number by age, oldest first.
 * @param sentIds the ids in a new order that is being saved, which the screen shows at once; otherwise null
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

/** The `displayOrder` that puts a new item last. Deletions leave gaps, so it may exceed the item count. */
export function placeBehind(items: readonly Placed[]): number {
  return Math.max(items.length, ...items.map(({ displayOrder }) => displayOrder + 1));
}
