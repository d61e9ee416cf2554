type Placed = { id: number; displayOrder: number };

/**
 * Stores the places of records, and raises the version of those that have moved.
 * @param sorted the records in their new order
 * @param update stores a change of one record
 * @returns the stored records in their new order
 */
export async function storeOrder<Item extends Placed>(
  sorted: readonly Item[],
  update: (change: {
    where: { id: number };
    data: { displayOrder: number; version: { increment: 1 } };
  }) => Promise<Item>,
): Promise<Item[]> {
  const order: Item[] = [];
  for (const [displayOrder, item] of sorted.entries()) {
    const data = { displayOrder, version: { increment: 1 } } as const;
    const isMoved = item.displayOrder !== displayOrder;
    order.push(isMoved ? await update({ where: { id: item.id }, data }) : item);
  }
  return order;
}
