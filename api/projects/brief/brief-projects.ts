import { maxBriefs } from "../../../content/brief.ts";
import { whereFound, whereVisible } from "../../access/audience.ts";
import { briefFor } from "../../access/protection.ts";
import { visitor } from "../../access/viewer.ts";
import { action, idsInput, recordId, saved } from "../../builder/action.ts";
import { builder } from "../../builder/builder.ts";
import type { Context } from "../../builder/context.ts";
import { seenOrderInput } from "../../builder/version.ts";
import type { Project } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent } from "../../database/content-change.ts";
import { refusal } from "../../validation/accept.ts";
import { assertChoiceSeen } from "../../validation/complete-order.ts";
import { ProjectType } from "../project.ts";
import { readersOrder } from "../readers-order.ts";
import { assertBriefsFit, countWordsOf } from "./assert-briefs-fit.ts";
import { seeBrief } from "./brief-type.ts";

builder.queryField("briefProjects", (t) =>
  t.prismaField({
    type: [ProjectType],
    extensions: { cost: 20 },
    description:
      "The projects of the page of briefs, in its order: public projects that the owner has chosen, with a brief that the viewer may read. The owner gets the same projects. The reader of a share link gets the link's first five projects with such a brief.",
    resolve: (query, _root, _arguments, context) => findBriefed(query, context),
  }),
);

/**
 * The projects of the page of briefs whose briefs the viewer may read, in the page's order.
 * @param query the fields and relations to read
 */
export async function findBriefed(query: object, context: Context): Promise<Project[]> {
  const { database, viewer, asOf } = context;
  const order = await readersOrder(context);
  const found = await database.project.findMany({
    ...query,
    where: order
      ? { id: { in: order }, brief: { not: null } }
      : {
          AND: [whereFound(viewer, asOf, "list"), whereVisible("public", asOf)],
          brief: { not: null },
          briefOrder: { not: null },
        },
    orderBy: [{ briefOrder: "asc" }, { id: "asc" }],
  });
  const inOrder = order
    ? order.flatMap((id) => found.find((project) => project.id === id) ?? [])
    : found;
  return inOrder.filter((project) => seeBrief(project, context)).slice(0, maxBriefs);
}

/** Whether the page of briefs shows visitors at least one brief. */
export async function hasOpenBriefs(database: Database, now: Date): Promise<boolean> {
  const chosen = await database.project.findMany({
    where: {
      AND: [whereFound(visitor, now, "list"), { briefOrder: { not: null } }],
    },
    select: { id: true, brief: true, isPasswordProtected: true },
  });
  return chosen.some((project) => briefFor(visitor, project));
}

builder.prismaObjectFields(ProjectType, (t) => ({
  briefOrder: t.int({
    nullable: true,
    description:
      "Position on the page of briefs, smallest first. Null where the project is not chosen for that page, and for everyone but the owner.",
    resolve: ({ briefOrder }, _arguments, { viewer }) => (viewer.isOwner ? briefOrder : null),
  }),
  briefWordsBeside: t.int({
    nullable: true,
    extensions: { cost: 20 },
    description:
      "The number of words on the page of briefs without those of this project. Null where the project is not chosen for that page, and for everyone but the owner.",
    resolve: async ({ id, briefOrder }, _arguments, { database, viewer }) => {
      if (briefOrder === null || !viewer.isOwner) return null;
      const others = await database.project.findMany({
        where: { deletedAt: null, briefOrder: { not: null }, id: { not: id } },
        select: { name: true, brief: true },
      });
      return countWordsOf(others);
    },
  }),
}));

action("setBriefProjects", {
  description: "Chooses the projects of the page of briefs, and their order.",
  scopes: ["DRAFT", "PUBLISH"],
  input: {
    description: "The projects of the page of briefs.",
    fields: (t) => ({
      ids: idsInput(
        t,
        "Project",
        "At most five projects, first to last. An empty list removes the page of briefs.",
      ),
      seenIds: recordId("Project", seenOrderInput(t)),
    }),
  },
  run: async ({ ids, seenIds }, { database }) => {
    if (ids.length > maxBriefs) {
      throw refusal("TOO_MANY", `The page of briefs may have ${maxBriefs} projects`, "ids");
    }
    if (new Set(ids).size < ids.length) {
      throw refusal("INVALID", "A project may be listed once", "ids");
    }
    return changeContent(database, async (transaction) => {
      const projects = await transaction.project.findMany({
        where: { OR: [{ id: { in: ids }, deletedAt: null }, { briefOrder: { not: null } }] },
        orderBy: [{ briefOrder: "asc" }, { id: "asc" }],
      });
      const chosen = projects.filter(
        ({ briefOrder, deletedAt }) => briefOrder !== null && deletedAt === null,
      );
      assertChoiceSeen(seenIds, chosen, projects);
      const isFound = (id: number) =>
        projects.some((project) => project.id === id && project.deletedAt === null);
      if (!ids.every(isFound)) throw refusal("NOT_FOUND", "There is no such project", "ids");
      const changed: Project[] = [];
      for (const project of projects) {
        const place = ids.indexOf(project.id);
        const briefOrder = place < 0 ? null : place;
        changed.push(
          await transaction.project.update({ where: { id: project.id }, data: { briefOrder } }),
        );
      }
      const [first] = changed.filter(({ briefOrder }) => briefOrder !== null);
      if (first) await assertBriefsFit(transaction, first, "ids");
      return changed;
    });
  },
  payload: {
    description: "The projects of the page of briefs.",
    fields: (t) => ({
      projects: t.field(
        saved(
          [ProjectType],
          "All projects that are chosen now or were chosen before, also where the choice was changed elsewhere. Null where the change was refused for another reason.",
        ),
      ),
    }),
  },
});
