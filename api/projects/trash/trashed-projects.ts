import { builder } from "../../builder/builder.ts";
import { ProjectType } from "../project.ts";

const trashed = { deletedAt: { not: null } };

builder.queryField("trashedProjects", (t) =>
  t.prismaConnection({
    type: ProjectType,
    cursor: "id",
    totalCount: (_root, _arguments, { database }) => database.project.count({ where: trashed }),
    authScopes: { owner: true },
    description: "The projects in the trash, last deleted first. For the owner.",
    resolve: (query, _root, _arguments, { database }) =>
      database.project.findMany({
        ...query,
        where: trashed,
        orderBy: [{ deletedAt: "desc" }, { id: "desc" }],
      }),
  }),
);
