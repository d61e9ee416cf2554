import { builder } from "../../builder/builder.ts";
import { findTrashedMedia } from "../../media/trash/empty-media-trash.ts";
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
      "The size in bytes of the pictures and videos that emptying the trash removes for good. For the owner.",
    resolve: async (_root, _arguments, { database }) => {
      const files = await findTrashedMedia(database, await whereTrashed(database));
      return files.reduce((sum, { byteSize }) => sum + byteSize, 0);
    },
  }),
);
