import { builder } from "../builder/builder.ts";
import { databaseNumber } from "../builder/global-id.ts";
import { versionDescription } from "../builder/version.ts";

export const BannerType = builder.prismaNode("Banner", {
  id: { field: "id" },
  nullable: true,
  findUnique: (id) => ({ id: databaseNumber(id) }),
  description: "The strip above the home page.",
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The number that REST clients know it by." }),
    version: t.exposeInt("version", { description: versionDescription }),
    isActive: t.exposeBoolean("isActive", { description: "Whether visitors see it." }),
    content: t.string({
      description: "Its words. Empty for everyone but the owner while it is inactive.",
      select: { content: true, isActive: true },
      resolve: ({ content, isActive }, _arguments, { viewer }) =>
        isActive || viewer.isOwner ? content : "",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was first saved." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it was last saved." }),
  }),
});

builder.queryField("banner", (t) =>
  t.prismaField({
    type: BannerType,
    nullable: true,
    description: "The strip above the home page. Null where none was ever written.",
    resolve: (query, _root, _arguments, { database }) => database.banner.findFirst(query),
  }),
);
