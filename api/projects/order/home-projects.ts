import { whereFound, whereVisible } from "../../access/audience.ts";
import { wholeList } from "../../builder/arranged-list-size.ts";
import { builder } from "../../builder/builder.ts";
import type { Context } from "../../builder/context.ts";
import { pageOfIds } from "../../builder/page-of-ids.ts";
import type { Prisma } from "../../database/__generated__/prisma/client.ts";
import { findsCursor } from "../finds-cursor.ts";
import { ProjectType } from "../project.ts";
import { readersOrder } from "../readers-order.ts";

const whereOnHome = ({ viewer, asOf }: Context): Prisma.ProjectWhereInput => ({
  AND: [whereFound(viewer, asOf, "list"), whereVisible("public", asOf), { showOnHome: true }],
});

builder.queryField("homeProjects", (t) =>
  t.prismaConnection({
    type: ProjectType,
    cursor: "id",
    maxSize: wholeList,
    totalCount: async (_root, _arguments, context) =>
      (await readersOrder(context))?.length ??
      context.database.project.count({ where: whereOnHome(context) }),
    description:
      "The projects of the home page: public projects with a card on that page, in home order. The owner gets the same projects. The reader of a share link gets the link's projects, in the order of the link.",
    resolve: async (query, _root, _arguments, context) => {
      const { project } = context.database;
      const order = await readersOrder(context);
      if (!order) {
        if (!(await findsCursor(query, context))) return [];
        const orderBy = [{ homeOrder: "asc" }, { id: "asc" }] as const;
        return project.findMany({ ...query, where: whereOnHome(context), orderBy: [...orderBy] });
      }
      const { take, skip, cursor, ...selection } = query;
      const ids = pageOfIds(order, { take, skip, cursor });
      const rows = await project.findMany({ ...selection, where: { id: { in: ids } } });
      return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
    },
  }),
);
