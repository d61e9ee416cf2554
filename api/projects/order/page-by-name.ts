/** Which part of a list is asked for, as Prisma has it: from a cursor on, or back from it. */
type Part = {
  take?: number | undefined;
  skip?: number | undefined;
  cursor?: { id?: number | undefined } | undefined;
};

const byName = new Intl.Collator("en", { numeric: true });

/**
 * The ids of a part of a list that is ordered as people order names. The database would put every capital
 * before every small letter, and é behind z.
 */
export function pageByName(
  list: readonly { id: number; name: string }[],
  { take, skip = 0, cursor }: Part,
): number[] {
  const ids = list
    .toSorted((one, next) => byName.compare(one.name, next.name) || one.id - next.id)
    .map(({ id }) => id);
  const isBackwards = take !== undefined && take < 0;
  const place =
    cursor?.id === undefined ? (isBackwards ? ids.length - 1 : 0) : ids.indexOf(cursor.id);
  if (place < 0) return [];
  if (!isBackwards)
    return ids.slice(place + skip, take === undefined ? undefined : place + skip + take);
  const end = place - skip + 1;
  return ids.slice(Math.max(0, end + take), Math.max(0, end));
}
