/** Which part of a list is asked for, as Prisma has it: from a cursor on, or back from it. */
export type Part = {
  take?: number | undefined;
  skip?: number | undefined;
  cursor?: { id?: number | undefined } | undefined;
};

/** The part of a list that is asked for, where its order or choice is none that the database makes. */
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
