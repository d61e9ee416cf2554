import { type Move, moveBeside } from "../../ui/reorder/useReordering";

/** The items in the order of the ids. Items that are not among the ids follow. */
export function inOrderOf<Item extends { id: string }>(
  items: readonly Item[],
  ids: readonly string[],
): Item[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: Item) => places.get(id) ?? ids.length;
  return [...items].sort((a, b) => placeOf(a) - placeOf(b));
}

/**
 * Returns the items after a move, with the items of each group still together. An item that is
 * dropped within its own group changes its place in the group. An item that is dropped anywhere
 * else takes its whole group there. If it is dropped into another group, its group moves past that
 * group, so that a drop always moves something.
 */
export function placeTogether<Item extends { id: string }>(
  items: readonly Item[],
  move: Move,
  groupOf: (item: Item) => string,
): Item[] {
  const groups = new Set(items.filter(({ id }) => move.moved.has(id)).map(groupOf));
  const ids = items.map(({ id }) => id);
  const next = inOrderOf(items, moveBeside(ids, move));
  const first = next.findIndex(({ id }) => move.moved.has(id));
  const isOwn = (item: Item | undefined) => item !== undefined && groups.has(groupOf(item));
  const isAmongOwn = isOwn(next[first - 1]) || isOwn(next[first + move.moved.size]);
  if (groups.size === 1 && isAmongOwn) return next;

  const taken = items.filter(isOwn);
  const staying = items.filter((item) => !isOwn(item));
  const before = next.slice(0, first).findLast((item) => !isOwn(item));
  const after = next.slice(first).find((item) => !isOwn(item));
  let place = after ? staying.indexOf(after) : staying.length;
  if (before && after && groupOf(before) === groupOf(after)) {
    const isInOtherGroup = (item: Item) => groupOf(item) === groupOf(after);
    const isGoingDown = items.findIndex(isOwn) < items.findIndex(isInOtherGroup);
    place = isGoingDown
      ? staying.findLastIndex(isInOtherGroup) + 1
      : staying.findIndex(isInOtherGroup);
  }
  return [...staying.slice(0, place), ...taken, ...staying.slice(place)];
}
