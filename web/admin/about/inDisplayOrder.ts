import { inOrderOf } from "../order/arrange";

type Placed = { readonly id: string; readonly displayOrder: number; readonly databaseId: number };

/**
 * As the server orders them: by their place, then by their age.
 * @param sentIds an order that the server is being told, which is shown at once. Null for none.
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
