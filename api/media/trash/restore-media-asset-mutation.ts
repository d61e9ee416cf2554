import { builder } from "../../builder/builder.ts";
import { databaseIdOf } from "../../builder/global-id.ts";
import { userErrorsField, withUserErrors } from "../../builder/user-errors.ts";
import { MediaAssetType } from "../media-type.ts";
import { restoreMediaAsset } from "./restore-media-asset.ts";

builder.relayMutationField(
  "restoreMediaAsset",
  {
    description: "Which file to put back.",
    inputFields: (t) => ({ id: t.id({ required: true, description: "The picture or video." }) }),
  },
  {
    description: "Puts a deleted picture or video back into the library.",
    resolve: (_root, { input }, { database }) =>
      withUserErrors(async () => {
        return { asset: await restoreMediaAsset(database, databaseIdOf("MediaAsset", input.id)) };
      }),
  },
  {
    description: "The file that is in the library again.",
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
