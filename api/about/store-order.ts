type Placed = { id: number; displayOrder: number };

/**
 * Stores the order of records in their `displayOrder`, and increments the version of each record
 * whose position has changed.
 * @param sorted the records in their new order
 * @param update writes the position of one record
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
