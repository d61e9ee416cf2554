/**
 * Splits a list into parts of at most `size` items, for example because a statement has a maximum
 * of parameters.
 */
export function inChunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
