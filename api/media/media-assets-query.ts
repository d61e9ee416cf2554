import { builder } from "../graphql/builder.ts";
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
