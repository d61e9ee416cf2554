import { whereFound } from "../access/audience.ts";
import { visitor } from "../access/viewer.ts";
import { builder } from "../builder/builder.ts";
import type { Project } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { ProjectType } from "./project.ts";

type Place = Pick<Project, "id" | "homeOrder">;

/** The following one of those that visitors find in lists, in home order, the first after the last. Null where it is the only one. */
async function findNext(
  database: Database,
  { id, homeOrder }: Place,
  asOf: Date,
): Promise<Project | null> {
  const orderBy = [{ homeOrder: "asc" }, { id: "asc" }] as const;
  const after = { OR: [{ homeOrder: { gt: homeOrder } }, { homeOrder, id: { gt: id } }] };
  const isListed = whereFound(visitor, asOf, "list");
  const next =
    (await database.project.findFirst({
      where: { AND: [isListed, after] },
      orderBy: [...orderBy],
    })) ?? (await database.project.findFirst({ where: isListed, orderBy: [...orderBy] }));
  return next?.id === id ? null : next;
}

/** The one before of those that visitors find in lists, in home order, the last before the first. Null where it is the only one. */
async function findPrevious(
  database: Database,
  { id, homeOrder }: Place,
  asOf: Date,
): Promise<Project | null> {
  const orderBy = [{ homeOrder: "desc" }, { id: "desc" }] as const;
  const before = { OR: [{ homeOrder: { lt: homeOrder } }, { homeOrder, id: { lt: id } }] };
  const isListed = whereFound(visitor, asOf, "list");
  const previous =
    (await database.project.findFirst({
      where: { AND: [isListed, before] },
      orderBy: [...orderBy],
    })) ?? (await database.project.findFirst({ where: isListed, orderBy: [...orderBy] }));
  return previous?.id === id ? null : previous;
}

/** Each neighbour is looked for by itself, in up to two statements. */
const extensions = { cost: 100 };

builder.prismaObjectField(ProjectType, "next", (t) =>
  t.field({
    type: ProjectType,
    nullable: true,
    extensions,
    description:
      "The public one after it in home order, the first after the last. Null where there is no other.",
    resolve: (project, _arguments, context) => findNext(context.database, project, context.asOf),
  }),
);

builder.prismaObjectField(ProjectType, "previous", (t) =>
  t.field({
    type: ProjectType,
    nullable: true,
    extensions,
    description:
      "The public one before it in home order, the last before the first. Null where there is no other.",
    resolve: (project, _arguments, context) =>
      findPrevious(context.database, project, context.asOf),
  }),
);
