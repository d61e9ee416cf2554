import { whereFound } from "../access/audience.ts";
import { visitor } from "../access/viewer.ts";
import { builder } from "../builder/builder.ts";
import type { Context } from "../builder/context.ts";
import type { Project } from "../database/__generated__/prisma/client.ts";
import { ProjectType } from "./project.ts";
import { readersOrder } from "./readers-order.ts";

type Neighbour = "next" | "previous";

/**
 * The project beside one: for the reader of a link that names it, in the order of the link; for everyone else
 * of those that visitors find in lists, in home order. The first follows the last. Null where it is the only one.
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

/** Each neighbour is looked for by itself, in up to two statements. */
const extensions = { cost: 150 };

builder.prismaObjectField(ProjectType, "next", (t) =>
  t.field({
    type: ProjectType,
    nullable: true,
    extensions,
    description:
      "The public one after it in home order, the first after the last; for the reader of a link that names it, the one after it there. Null where there is no other.",
    resolve: (project, _arguments, context) => findNeighbour(project, "next", context),
  }),
);

builder.prismaObjectField(ProjectType, "previous", (t) =>
  t.field({
    type: ProjectType,
    nullable: true,
    extensions,
    description:
      "The public one before it in home order, the last before the first; for the reader of a link that names it, the one before it there. Null where there is no other.",
    resolve: (project, _arguments, context) => findNeighbour(project, "previous", context),
  }),
);
