import { type Part, pageOfIds } from "../../builder/page-of-ids.ts";

const byName = new Intl.Collator("en", { numeric: true });

/**
 * The ids of a part of a list in alphabetical order for people. The database would sort all capitals before
 * small letters, and é after z.
 */
export function pageByName(list: readonly { id: number; name: string }[], part: Part): number[] {
  const ids = list
    .toSorted((one, next) => byName.compare(one.name, next.name) || one.id - next.id)
    .map(({ id }) => id);
  return pageOfIds(ids, part);
}
