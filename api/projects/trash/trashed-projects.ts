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
      "The projects in the trash, last deleted first, but for those of a demo that was removed. For the owner.",
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
      "The bytes of the pictures and videos that were deleted from the library and can still be restored. For the owner.",
    resolve: async (_root, _arguments, { database }) => {
      const { _sum: sum } = await database.mediaAsset.aggregate({
        _sum: { byteSize: true },
        where: { deletedAt: { not: null } },
      });
      return sum.byteSize ?? 0;
    },
  }),
);
