import { builder } from "../../builder/builder.ts";
import { userErrorsField, withUserErrors } from "../../builder/user-errors.ts";
import { MediaAssetType } from "../media-type.ts";

builder.relayMutationField(
  "finalizeUpload",
  {
    description: "What was sent.",
    inputFields: (t) => ({
      uploadURL: t.string({
        required: true,
        description: "The address that requestUpload gave, with or without its query.",
      }),
    }),
  },
  {
    description:
      "Makes a picture or video of the site out of what was sent to an upload address. Until content refers to it, only the owner sees it. Calling it twice gives the same asset.",
    resolve: (_root, { input }, { media, caller }) =>
      withUserErrors(async () => ({
        asset: await media.uploads.finalize(input.uploadURL, caller.origin),
      })),
  },
  {
    description: "What became of the file.",
    outputFields: (t) => ({
      objectPath: t.string({
        nullable: true,
        description: "The path that content refers to it by. Null where nothing was stored.",
        resolve: ({ asset }) => asset?.path,
      }),
      asset: t.field({
        type: MediaAssetType,
        nullable: true,
        description: "What is stored. Null where nothing was stored.",
        resolve: ({ asset }) => asset,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
