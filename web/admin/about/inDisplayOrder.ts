type Placed = { readonly displayOrder: number; readonly databaseId: number };

/** As the server orders them: by their place, then by their age. */
export function inDisplayOrder<Item extends Placed>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => a.displayOrder - b.displayOrder || a.databaseId - b.databaseId);
}
