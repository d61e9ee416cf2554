import { builder } from "../graphql/builder.ts";
import { ProjectType } from "./project.ts";

builder.queryField("trashedProjects", (t) =>
  t.prismaConnection({
    type: ProjectType,
    cursor: "id",
    authScopes: { owner: true },
    description: "The projects in the trash, last deleted first. For the owner.",
    resolve: (query, _root, _arguments, { database }) =>
      database.project.findMany({
        ...query,
        where: { deletedAt: { not: null } },
        orderBy: [{ deletedAt: "desc" }, { id: "desc" }],
      }),
  }),
);
