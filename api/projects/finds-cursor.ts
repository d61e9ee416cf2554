import { whereFound } from "../access/audience.ts";
import type { Context } from "../builder/context.ts";
import type { Part } from "../builder/page-of-ids.ts";
import type { Prisma } from "../database/__generated__/prisma/client.ts";

/**
 * Whether the project of a pagination cursor is in the viewer's lists. True without a cursor. For a
 * project outside these lists the page must be empty: the database would continue after it, and so
 * reveal that it exists. Always true for the owner, whose lists also continue after a project that
 * was just removed.
 * @param projectOf selects the project of the cursor's record; by default that record is the
 * project
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
