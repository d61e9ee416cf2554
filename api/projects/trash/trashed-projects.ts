import { builder } from "../../builder/builder.ts";
import { ProjectType } from "../project.ts";
import { whereTrashed } from "./trash.ts";

builder.queryField("trashedProjects", (t) =>
  t.prismaConnection({
    type: ProjectType,
    cursor: "id",
    totalCount: async (_root, _arguments, { database }) =>
      database.project.count({ where: await whereTrashed(database) }),
    authScopes: { owner: true },
    description:
      "The projects in the trash, last deleted first, except for those of a removed demo. For the owner.",
    resolve: async (query, _root, _arguments, { database }) =>
      database.project.findMany({
        ...query,
        where: await whereTrashed(database),
        orderBy: [{ deletedAt: "desc" }, { id: "desc" }],
      }),
  }),
);

builder.queryField("trashedMediaSize", (t) =>
  t.float({
    authScopes: { owner: true },
    description:
      "The size in bytes of deleted pictures and videos that can still be restored. For the owner.",
    resolve: async (_root, _arguments, { database }) => {
      const { _sum: sum } = await database.mediaAsset.aggregate({
        _sum: { byteSize: true },
        where: { deletedAt: { not: null } },
      });
      return sum.byteSize ?? 0;
    },
  }),
);
