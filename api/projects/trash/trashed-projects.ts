import { builder } from "../../builder/builder.ts";
import { ProjectType } from "../project.ts";
import { trashed } from "./trash.ts";

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

builder.queryField("trashedMediaSize", (t) =>
  t.float({
    authScopes: { owner: true },
    description:
      "The bytes of the pictures and videos that were deleted from the library and can still be restored. For the owner.",
    resolve: async (_root, _arguments, { database }) => {
      const { _sum: sum } = await database.mediaAsset.aggregate({
        _sum: { byteSize: true },
        where: trashed,
      });
      return sum.byteSize ?? 0;
    },
  }),
);
