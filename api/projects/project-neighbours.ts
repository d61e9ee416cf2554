import { builder } from "../builder/builder.ts";
import type { Project } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { ProjectType } from "./project.ts";

type Place = Pick<Project, "id" | "homeOrder">;

/** The following project in home order, the first after the last. Null where it is the only one. */
async function findNext(database: Database, { id, homeOrder }: Place): Promise<Project | null> {
  const orderBy = [{ homeOrder: "asc" }, { id: "asc" }] as const;
  const after = { OR: [{ homeOrder: { gt: homeOrder } }, { homeOrder, id: { gt: id } }] };
  const next =
    (await database.project.findFirst({
      where: { deletedAt: null, ...after },
      orderBy: [...orderBy],
    })) ??
    (await database.project.findFirst({ where: { deletedAt: null }, orderBy: [...orderBy] }));
  return next?.id === id ? null : next;
}

/** The project before in home order, the last before the first. Null where it is the only one. */
async function findPrevious(database: Database, { id, homeOrder }: Place): Promise<Project | null> {
  const orderBy = [{ homeOrder: "desc" }, { id: "desc" }] as const;
  const before = { OR: [{ homeOrder: { lt: homeOrder } }, { homeOrder, id: { lt: id } }] };
  const previous =
    (await database.project.findFirst({
      where: { deletedAt: null, ...before },
      orderBy: [...orderBy],
    })) ??
    (await database.project.findFirst({ where: { deletedAt: null }, orderBy: [...orderBy] }));
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
      "The one after it in home order, the first after the last. Null for an only project.",
    resolve: (project, _arguments, context) => findNext(context.database, project),
  }),
);

builder.prismaObjectField(ProjectType, "previous", (t) =>
  t.field({
    type: ProjectType,
    nullable: true,
    extensions,
    description:
      "The one before it in home order, the last before the first. Null for an only project.",
    resolve: (project, _arguments, context) => findPrevious(context.database, project),
  }),
);
