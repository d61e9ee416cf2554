import { builder } from "../../builder/builder.ts";
import { databaseIdOf } from "../../builder/global-id.ts";
import { userErrorsField, withUserErrors } from "../../builder/user-errors.ts";
import { MediaAssetType } from "../../media/media-type.ts";
import { replaceMedia } from "./replace-media.ts";

builder.relayMutationField(
  "replaceMedia",
  {
    description: "Which file is to give way to which, everywhere.",
    inputFields: (t) => ({
      id: t.id({ required: true, description: "The picture or video that is shown now." }),
      replacementId: t.id({
        required: true,
        description: "The one to show in its place: a picture for a picture, a video for a video.",
      }),
    }),
  },
  {
    description:
      "Shows another file in all places that show one: in projects, those in the trash too, in the site's identity, and as the still of videos. All at once or not at all. Each project gets a new version and a revision; the former file stays stored. Its description goes over to a file that has none.",
    resolve: (_root, { input }, { database }) =>
      withUserErrors(() =>
        replaceMedia(database, {
          id: databaseIdOf("MediaAsset", input.id),
          replacementId: databaseIdOf("MediaAsset", input.replacementId),
        }),
      ),
  },
  {
    description: "Both files as they are now.",
    outputFields: (t) => ({
      asset: t.field({
        type: MediaAssetType,
        nullable: true,
        description: "The file that was replaced. Null where nothing was changed.",
        resolve: ({ asset }) => asset,
      }),
      replacement: t.field({
        type: MediaAssetType,
        nullable: true,
        description: "The file in its place. Null where nothing was changed.",
        resolve: ({ replacement }) => replacement,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
