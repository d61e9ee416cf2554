import { StaleFault, UserFault } from "./user-fault.ts";

type Listed = { id: number };

/**
 * The records in the order of the ids, those not named behind them in the order they had.
 * @param records in the order they have.
 * @param field - the input field to name where an id is repeated or names no record.
 * @param seen the order that the new one was made from. Null or undefined to put it over any.
 * @throws {UserFault} in that case; STALE_ORDER where the records stand otherwise than was seen.
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
 * Holds a new order to the one that it was made from. What was added or removed meanwhile is no other order.
 * @param seen null or undefined to put the new one over any.
 * @param current what the caller is told there is now.
 * @throws {StaleFault} STALE_ORDER, where the records stand otherwise than was seen.
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
  if (known.every((id, place) => id === ids[place])) return;
  throw new StaleFault(current, {
    message: "This order was changed elsewhere after you opened it.",
    code: "STALE_ORDER",
  });
}

/** @throws {UserFault} where an id is repeated or names no record. */
export function assertKnownOnce(
  ids: readonly number[],
  records: readonly Listed[],
  field: string,
): void {
  if (new Set(ids).size < ids.length) {
    throw new UserFault({ field, message: "Each may be listed once", code: "REPEATED" });
  }
  const known = new Set(records.map(({ id }) => id));
  if (!ids.every((id) => known.has(id))) {
    throw new UserFault({
      field,
      message: "One of these does not exist any more.",
      code: "UNKNOWN",
    });
  }
}
