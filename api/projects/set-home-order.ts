import type { Project } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { changeContent } from "../database/content-change.ts";
import { completeOrder } from "../validation/complete-order.ts";

/**
 * Brings the projects into the order of the ids; those not named follow in the order they had.
 * @param seen the order that the change was made from; another one by now refuses it. Undefined for any.
 * @returns all projects in their new order.
 * @throws {UserFault} where an id is repeated or unknown; STALE_ORDER.
 */
export function setHomeOrder(
  database: Database,
  ids: readonly number[],
  seen?: readonly number[],
): Promise<Project[]> {
  return changeContent(database, async (transaction) => {
    const projects = await transaction.project.findMany({
      where: { deletedAt: null },
      orderBy: [{ homeOrder: "asc" }, { id: "asc" }],
    });
    const order: Project[] = [];
    for (const [homeOrder, project] of completeOrder(ids, projects, "projectIds", seen).entries()) {
      const isMoved = project.homeOrder !== homeOrder;
      order.push(
        isMoved
          ? await transaction.project.update({ where: { id: project.id }, data: { homeOrder } })
          : project,
      );
    }
    return order;
  });
}
