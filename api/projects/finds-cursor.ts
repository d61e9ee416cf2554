import { whereFound } from "../access/audience.ts";
import type { Context } from "../builder/context.ts";
import type { Part } from "../builder/page-of-ids.ts";
import type { Prisma } from "../database/__generated__/prisma/client.ts";

/**
 * Whether a cursor's project is in the viewer's lists. The database would start from any other cursor, too,
 * and so reveal that the project exists. The owner's lists also continue after a project that was just
 * removed.
 * @param projectOf the project of the cursor's record; by default that record itself
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
