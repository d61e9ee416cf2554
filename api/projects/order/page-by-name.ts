import { type Part, pageOfIds } from "../../builder/page-of-ids.ts";

const byName = new Intl.Collator("en", { numeric: true });

/**
 * The ids of a part of a list that is ordered as people order names. The database would put every capital
 * before every small letter, and é behind z.
 */
export function pageByName(list: readonly { id: number; name: string }[], part: Part): number[] {
  const ids = list
    .toSorted((one, next) => byName.compare(one.name, next.name) || one.id - next.id)
    .map(({ id }) => id);
  return pageOfIds(ids, part);
}
