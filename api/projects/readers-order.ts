import { whereOpened } from "../access/audience.ts";
import type { Context } from "../builder/context.ts";

/**
 * The ids of the projects that a share link opens for its reader, in the order of the link. Null for other
 * viewers, and for a link that opens no project: the caller then uses the order of the home page.
 */
export async function readersOrder({
  database,
  viewer,
  asOf,
}: Pick<Context, "database" | "viewer" | "asOf">): Promise<number[] | null> {
  const { isOwner, link } = viewer;
  if (isOwner || !link) return null;
  const found = await database.project.findMany({
    where: { AND: [{ deletedAt: null }, whereOpened(link, asOf)] },
    select: { id: true },
  });
  const ids = new Set(found.map(({ id }) => id));
  const order = [...link.projects.keys()].filter((id) => ids.has(id));
  return order.length > 0 ? order : null;
}
