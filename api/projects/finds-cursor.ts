import { whereFound } from "../access/audience.ts";
import type { Context } from "../builder/context.ts";
import type { Part } from "../builder/page-of-ids.ts";
import type { Prisma } from "../database/__generated__/prisma/client.ts";

/**
 * Whether the project that a cursor names is in the lists of whoever asks. From any other cursor the
 * database would start, too, and so tell that there is such a project. The owner's lists continue after
 * what has just been removed.
 * @param projectOf the project that what the cursor names belongs to; it names one itself by default
 */
export async function findsCursor(
  { cursor }: Part,
  { database, viewer, asOf }: Context,
  projectOf: (id: number) => Prisma.ProjectWhereInput = (id) => ({ id }),
): Promise<boolean> {
  if (viewer.isOwner || cursor?.id === undefined) return true;
  const where = { AND: [projectOf(cursor.id), whereFound(viewer, asOf, "list")] };
  return (await database.project.count({ where })) > 0;
}
