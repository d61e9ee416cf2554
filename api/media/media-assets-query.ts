import { builder } from "../builder/builder.ts";
import { assetPath } from "./media-asset-loader.ts";
import { MediaAssetType } from "./media-type.ts";

builder.queryField("mediaAssets", (t) =>
  t.prismaConnection({
    type: MediaAssetType,
    cursor: "id",
    authScopes: { owner: true },
    description: "Everything that is stored, newest first. For the owner only.",
    resolve: (query, _root, _arguments, { database }) =>
      database.mediaAsset.findMany({ ...query, orderBy: { id: "desc" } }),
  }),
);

builder.queryField("mediaAsset", (t) =>
  t.field({
    type: MediaAssetType,
    nullable: true,
    authScopes: { owner: true },
    description:
      "A stored picture or video by its path. Null where there is none. For the owner only.",
    args: {
      path: t.arg.string({
        required: true,
        description: "As content refers to it, with or without its ?v=.",
      }),
    },
    resolve: (_root, { path }, { mediaAssets }) => mediaAssets.load(assetPath(path)),
  }),
);
