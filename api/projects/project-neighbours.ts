import { whereFound } from "../access/audience.ts";
import { visitor } from "../access/viewer.ts";
import { builder } from "../builder/builder.ts";
import type { Context } from "../builder/context.ts";
import type { Project } from "../database/__generated__/prisma/client.ts";
import { ProjectType } from "./project.ts";
import { readersOrder } from "./readers-order.ts";

type Neighbour = "next" | "previous";

/**
 * The next or previous project: for the reader of a link that includes the project, in the order of the
 * link; for everyone else among the projects in visitors' lists, in home order. It wraps around. Null where
 * there is no other one.
 */
async function findNeighbour(
  project: Project,
  side: Neighbour,
  context: Context,
): Promise<Project | null> {
  const order = await readersOrder(context);
  const place = order?.indexOf(project.id) ?? -1;
  if (!order || place < 0) return findInHomeOrder(project, side, context);
  const id = order.at((place + (side === "next" ? 1 : -1)) % order.length) ?? project.id;
  return id === project.id ? null : context.database.project.findFirst({ where: { id } });
}

async function findInHomeOrder(
  { id, homeOrder }: Project,
  side: Neighbour,
  { database, asOf }: Context,
): Promise<Project | null> {
  const [direction, beyond] =
    side === "next" ? (["asc", "gt"] as const) : (["desc", "lt"] as const);
  const orderBy = [{ homeOrder: direction }, { id: direction }];
  const isBeyond = {
    OR: [{ homeOrder: { [beyond]: homeOrder } }, { homeOrder, id: { [beyond]: id } }],
  };
  const isListed = whereFound(visitor, asOf, "list");
  const found =
    (await database.project.findFirst({ where: { AND: [isListed, isBeyond] }, orderBy })) ??
    (await database.project.findFirst({ where: isListed, orderBy }));
  return found?.id === id ? null : found;
}

/** Each neighbour takes up to two statements. */
const extensions = { cost: 150 };

builder.prismaObjectField(ProjectType, "next", (t) =>
  t.field({
    type: ProjectType,
    nullable: true,
    extensions,
    description:
      "The next public project in home order, wrapping around; for the reader of a link that includes this one, the next in the link. Null where there is no other.",
    resolve: (project, _arguments, context) => findNeighbour(project, "next", context),
  }),
);

builder.prismaObjectField(ProjectType, "previous", (t) =>
  t.field({
    type: ProjectType,
    nullable: true,
    extensions,
    description:
      "The previous public project in home order, wrapping around; for the reader of a link that includes this one, the previous in the link. Null where there is no other.",
    resolve: (project, _arguments, context) => findNeighbour(project, "previous", context),
  }),
);
