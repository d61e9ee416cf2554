/**
 * A part of a list in Prisma's form. It begins at the cursor; where `take` is negative, it ends at the
 * cursor.
 */
export type Part = {
  take?: number | undefined;
  skip?: number | undefined;
  cursor?: { id?: number | undefined } | undefined;
};

/**
 * The ids of the requested part of a list whose order or filter the database cannot compute. Empty for an
 * unknown cursor.
 */
export function pageOfIds(ids: readonly number[], { take, skip = 0, cursor }: Part): number[] {
  const isBackwards = take !== undefined && take < 0;
  const place =
    cursor?.id === undefined ? (isBackwards ? ids.length - 1 : 0) : ids.indexOf(cursor.id);
  if (place < 0) return [];
  if (!isBackwards)
    return ids.slice(place + skip, take === undefined ? undefined : place + skip + take);
  const end = place - skip + 1;
  return ids.slice(Math.max(0, end + take), Math.max(0, end));
}

const byName = new Intl.Collator("en", { numeric: true });

/**
 * The ids of a part of a list, in the alphabetical order that people expect. The database would sort all
 * capitals before small letters, and é after z.
 */
export function pageByName(list: readonly { id: number; name: string }[], part: Part): number[] {
  const ids = list
    .toSorted((one, next) => byName.compare(one.name, next.name) || one.id - next.id)
    .map(({ id }) => id);
  return pageOfIds(ids, part);
}
