import type { Project } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent } from "../../database/content-change.ts";
import { assertOrderSeen, completeOrder } from "../../validation/complete-order.ts";

/**
 * Brings the projects of the home page into the order of the ids; those not named follow in the order
 * they had. Projects without a card there keep their places among all, unless they are named.
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
    assertOrderSeen(seen, projects);
    const isNamed = new Set(ids);
    const isPlaced = ({ id, showOnHome }: Project) => showOnHome || isNamed.has(id);
    const placed = completeOrder(ids, projects.filter(isPlaced), "projectIds").values();
    const next = projects.map((project) =>
      isPlaced(project) ? (placed.next().value ?? project) : project,
    );
    const order: Project[] = [];
    for (const [homeOrder, project] of next.entries()) {
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
