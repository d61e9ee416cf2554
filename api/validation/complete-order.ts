import { UserFault } from "../graphql/user-errors.ts";

type Listed = { id: number };

/**
 * The records in the order of the ids, those not named behind them in the order they had.
 * @param field - the input field to name where an id is repeated or names no record.
 * @throws {UserFault} in that case.
 */
export function completeOrder<Item extends Listed>(
  ids: readonly number[],
  records: readonly Item[],
  field: string,
): Item[] {
  assertKnownOnce(ids, records, field);
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: Item) => places.get(id) ?? ids.length;
  return [...records].sort((a, b) => placeOf(a) - placeOf(b));
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
    throw new UserFault({ field, message: "One of these does not exist", code: "UNKNOWN" });
  }
}
