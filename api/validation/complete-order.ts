import { refusal, StaleFault } from "./accept.ts";

type Listed = { id: number };

/**
 * Sorts records: first those whose ids are given, in the order of the ids, then all others in their present
 * order.
 * @param records the records in their present order
 * @param field the input field to name where an id is repeated or unknown
 * @param seen the order from which the caller made the new order. Null or undefined to overwrite any order.
 * @throws {UserFault} for a repeated or unknown id; STALE_ORDER where the order has changed
 */
export function completeOrder<Item extends Listed>(
  ids: readonly number[],
  records: readonly Item[],
  field: string,
  seen?: readonly number[] | null,
): Item[] {
  assertOrderSeen(seen, records);
  assertKnownOnce(ids, records, field);
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: Item) => places.get(id) ?? ids.length;
  return [...records].sort((a, b) => placeOf(a) - placeOf(b));
}

/**
 * Asserts that a new order was made from the current order. Added and removed records are no changes of the
 * order.
 * @param seen the order that the caller read. Null or undefined to overwrite any order
 * @param current the current records, which the error passes to the caller
 * @throws {StaleFault} STALE_ORDER where the order has changed
 */
export function assertOrderSeen(
  seen: readonly number[] | null | undefined,
  records: readonly Listed[],
  current: unknown = records,
): void {
  if (!seen) return;
  const wasSeen = new Set(seen);
  const ids = records.map(({ id }) => id).filter((id) => wasSeen.has(id));
  const areThere = new Set(ids);
  const known = seen.filter((id) => areThere.has(id));
  if (!known.every((id, place) => id === ids[place])) throw staleOrder(current);
}

/**
 * Asserts that a new choice of records was made from the current choice. Unlike in {@link assertOrderSeen},
 * added and removed records are changes.
 * @throws {StaleFault} STALE_ORDER where the choice or its order has changed
 */
export function assertChoiceSeen(
  seen: readonly number[] | null | undefined,
  chosen: readonly Listed[],
  current: unknown,
): void {
  if (seen && seen.join() !== chosen.map(({ id }) => id).join()) throw staleOrder(current);
}

function staleOrder(current: unknown): StaleFault {
  return new StaleFault(current, {
    message: "This order was changed elsewhere after you opened it.",
    code: "STALE_ORDER",
  });
}

/** Asserts that each id is given once, and is that of a record. @throws {UserFault} REPEATED or UNKNOWN */
export function assertKnownOnce(
  ids: readonly number[],
  records: readonly Listed[],
  field: string,
): void {
  if (new Set(ids).size < ids.length) {
    throw refusal("REPEATED", "Each id may be listed only once", field);
  }
  const known = new Set(records.map(({ id }) => id));
  if (!ids.every((id) => known.has(id))) {
    throw refusal("UNKNOWN", "One of the listed ids does not exist any more.", field);
  }
}
