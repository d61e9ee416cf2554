import { builder } from "../builder/builder.ts";
import { databaseIdOf } from "../builder/global-id.ts";
import { userErrorsField, withSaved } from "../builder/user-errors.ts";
import { versionInput } from "../builder/version.ts";
import { MediaAssetType } from "./media-type.ts";
import { updateMediaAsset } from "./update-media-asset.ts";

builder.relayMutationField(
  "updateMediaAsset",
  {
    description: "What is to be known about a picture or video. What is left out stays.",
    inputFields: (t) => ({
      id: t.id({ required: true, description: "Which one." }),
      version: versionInput(t),
      altText: t.string({ description: "What it shows, for those who do not see it." }),
      isDecorative: t.boolean({
        description:
          "That it shows nothing that needs words, which removes its altText. Words take this back.",
      }),
      focalX: t.float({ description: "Where the subject is, from 0 at the left to 1." }),
      focalY: t.float({ description: "Where the subject is, from 0 at the top to 1." }),
      posterPath: t.string({ description: "Path of the still shown before a video plays." }),
      durationSeconds: t.float({ description: "Length of a video in seconds." }),
    }),
  },
  {
    description: "Changes what is known about a picture or video.",
    resolve: (_root, { input: { id, version, ...input } }, { database }) =>
      withSaved("asset", () =>
        updateMediaAsset(database, databaseIdOf("MediaAsset", id), input, version ?? undefined),
      ),
  },
  {
    description: "The picture or video as it is now.",
    outputFields: (t) => ({
      asset: t.field({
        type: MediaAssetType,
        nullable: true,
        description:
          "The picture or video, also where it was changed elsewhere. Null where the changes were not accepted otherwise.",
        resolve: ({ asset }) => asset,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
