import { action, idsInput, type PayloadFields, recordId, saved } from "../../builder/action.ts";
import { seenOrderInput } from "../../builder/version.ts";
import type { Project } from "../../database/__generated__/prisma/client.ts";
import { changeContent, type Transaction } from "../../database/content-change.ts";
import { assertOrderSeen, completeOrder } from "../../validation/complete-order.ts";
import { ProjectType } from "../project.ts";
import { storeRevision } from "../revisions/store-revision.ts";

const newOrder = {
  description: "The projects in their new order.",
  fields: (t: PayloadFields<Project[]>) => ({
    projects: t.field(
      saved(
        [ProjectType],
        "All projects, also where their order was changed elsewhere. Null where the order was refused for another reason.",
      ),
    ),
  }),
};

action("setHomeOrder", {
  description: "Sets the order of the home page.",
  scopes: ["DRAFT", "PUBLISH"],
  input: {
    description: "The order of the home page.",
    fields: (t) => ({
      projectIds: idsInput(
        t,
        "Project",
        "Projects, first to last. Projects that are not listed follow in their present order; those without a card on the home page keep their positions.",
      ),
      seenIds: recordId("Project", seenOrderInput(t)),
    }),
  },
  // Projects without a card on the home page keep their positions among all projects, unless
  // `projectIds` contains them.
  run: ({ projectIds, seenIds }, { database }) =>
    changeContent(database, async (transaction) => {
      const projects = await transaction.project.findMany({
        where: { deletedAt: null },
        orderBy: [{ homeOrder: "asc" }, { id: "asc" }],
      });
      assertOrderSeen(seenIds, projects);
      const isNamed = new Set(projectIds);
      const isPlaced = ({ id, showOnHome }: Project) => showOnHome || isNamed.has(id);
      const placed = completeOrder(projectIds, projects.filter(isPlaced), "projectIds").values();
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
    }),
  payload: newOrder,
});

action("setWorkOrder", {
  description:
    "Sets the order of the work grid: a project is at the position of its first image, and its images are in the order of the list.",
  scopes: ["DRAFT", "PUBLISH"],
  input: {
    description: "The order of the work grid.",
    fields: (t) => ({
      workImageIds: idsInput(
        t,
        "WorkImage",
        "Work images, first to last. Images that are not listed follow in their present order.",
      ),
      seenIds: recordId("WorkImage", seenOrderInput(t)),
    }),
  },
  // Projects without images are last.
  run: ({ workImageIds, seenIds }, { database }) =>
    changeContent(database, async (transaction) => {
      const projects = await transaction.project.findMany({
        where: { deletedAt: null },
        orderBy: [{ workOrder: "asc" }, { id: "asc" }],
        include: { workImages: { orderBy: [{ position: "asc" }, { id: "asc" }] } },
      });
      const before = projects.flatMap((project) => project.workImages);
      assertOrderSeen(seenIds, before, projects);
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
    }),
  payload: newOrder,
});

/**
 * Stores the positions of a project's images, given in their new order.
 * @returns whether any position changed
 */
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
