/** A part of a list in Prisma's form: after a cursor, or before it. */
export type Part = {
  take?: number | undefined;
  skip?: number | undefined;
  cursor?: { id?: number | undefined } | undefined;
};

/** The requested part of a list whose order or filter the database cannot compute. */
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
