import { builder } from "../../builder/builder.ts";
import { databaseIdOf } from "../../builder/global-id.ts";
import { userErrorsField, withUserErrors } from "../../builder/user-errors.ts";
import { MediaAssetType } from "../media-type.ts";
import { settledUses } from "../settled-uses.ts";
import { deleteMediaAsset } from "./delete-media-asset.ts";

builder.relayMutationField(
  "deleteMediaAsset",
  {
    description: "Which file to delete.",
    inputFields: (t) => ({ id: t.id({ required: true, description: "The picture or video." }) }),
  },
  {
    description:
      "Takes a picture or video that nothing shows out of the library. It can be restored for 30 days; after that it goes for good, once no draft and no earlier version of a project shows it.",
    resolve: (_root, { input }, context) =>
      withUserErrors(async () => {
        await settledUses(context);
        return {
          asset: await deleteMediaAsset(context.database, databaseIdOf("MediaAsset", input.id)),
        };
      }),
  },
  {
    description: "The file that was deleted.",
    outputFields: (t) => ({
      asset: t.field({
        type: MediaAssetType,
        nullable: true,
        description: "The file. Null where nothing was changed.",
        resolve: ({ asset }) => asset,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
