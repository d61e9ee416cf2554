import type { Project } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent, type Transaction } from "../../database/content-change.ts";
import { assertOrderSeen, completeOrder } from "../../validation/complete-order.ts";
import { storeRevision } from "../revisions/store-revision.ts";

/**
 * Brings the work grid into the order of the work images given: a project stands where its first
 * image stands, and its images keep the order they have in the list. What is not named follows in
 * the order it had; projects without images come last.
 * @param seen the order that the change was made from; another one by now refuses it. Undefined for any.
 * @returns all projects in their new order.
 * @throws {UserFault} where an id is repeated or unknown; STALE_ORDER.
 */
export function setWorkOrder(
  database: Database,
  workImageIds: readonly number[],
  seen?: readonly number[],
): Promise<Project[]> {
  return changeContent(database, async (transaction) => {
    const projects = await transaction.project.findMany({
      where: { deletedAt: null },
      orderBy: [{ workOrder: "asc" }, { id: "asc" }],
      include: { workImages: { orderBy: [{ position: "asc" }, { id: "asc" }] } },
    });
    const before = projects.flatMap((project) => project.workImages);
    assertOrderSeen(seen, before, projects);
    const images = completeOrder(workImageIds, before, "workImageIds");
    const withImages = [...new Set(images.map((image) => image.projectId))];
    const order: Project[] = [];
    for (const [workOrder, { workImages: _images, ...project }] of completeOrder(
      withImages,
      projects,
      "workImageIds",
    ).entries()) {
      const own = images.filter((image) => image.projectId === project.id);
      const isRearranged = await writePositions(transaction, project.id, own);
      if (!isRearranged && project.workOrder === workOrder) order.push(project);
      else {
        const version = isRearranged ? { version: { increment: 1 } } : {};
        const where = { id: project.id };
        order.push(await transaction.project.update({ where, data: { workOrder, ...version } }));
        if (isRearranged) await storeRevision(transaction, project.id);
      }
    }
    return order;
  });
}

/** @returns whether any position changed. */
async function writePositions(
  transaction: Transaction,
  projectId: number,
  images: readonly { id: number; position: number }[],
): Promise<boolean> {
  const moved = [...images.entries()].filter(([position, image]) => image.position !== position);
  if (moved.length > 0) await storeRevision(transaction, projectId);
  for (const [position, { id }] of moved) {
    await transaction.workImage.update({ where: { id }, data: { position } });
  }
  return moved.length > 0;
}
