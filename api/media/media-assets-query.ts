import { builder } from "../builder/builder.ts";
import { searchLimit } from "../builder/find-words.ts";
import { pageOfIds } from "../builder/page-of-ids.ts";
import { findAssets } from "./library/find-assets.ts";
import { assetPath } from "./media-asset-loader.ts";
import { MediaAssetType, MediaKindType } from "./media-type.ts";
import { settledUses } from "./settled-uses.ts";

builder.queryField("mediaAssets", (t) =>
  t.prismaConnection({
    type: MediaAssetType,
    cursor: "id",
    authScopes: { owner: true },
    totalCount: async (_root, wanted, context) =>
      (await findAssets(await settledUses(context), wanted)).length,
    description:
      "Everything that is stored, newest first. The still of a video is left out where nothing else shows it. For the owner only.",
    args: {
      search: t.arg.string({
        description: `Only those whose name and description have all of these words in them. ${searchLimit} Unset for all.`,
      }),
      kind: t.arg({ type: MediaKindType, description: "Only pictures or videos. Unset for both." }),
      isUsed: t.arg.boolean({
        description:
          "Only those that content shows now, in the trash too, or only those that nothing shows. Unset for all.",
      }),
      lacksDescription: t.arg.boolean({
        description:
          "Only those that stand where their description is read but have none and are not decorative, or only the others. Unset for all.",
      }),
    },
    resolve: async ({ take, skip, cursor, ...selection }, _root, wanted, context) => {
      const found = await findAssets(await settledUses(context), wanted);
      const ids = pageOfIds(found, { take, skip, cursor });
      const where = { id: { in: ids } };
      const rows = await context.database.mediaAsset.findMany({ ...selection, where });
      return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
    },
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
