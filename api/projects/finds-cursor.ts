import { whereFound } from "../access/audience.ts";
import type { Context } from "../builder/context.ts";
import type { Part } from "../builder/page-of-ids.ts";
import type { Prisma } from "../database/__generated__/prisma/client.ts";

/**
 * Whether the viewer's lists contain the project at which a page of a list starts (the pagination cursor). If
 * not, the caller must return an empty page: the database would continue the list after that project, and so
 * reveal that the project exists. True without a cursor, and always for the owner, whose lists also continue
 * after a project that was just removed.
 * @param projectOf selects the project by the id in the cursor; by default this is the id of the project
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
