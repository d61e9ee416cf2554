import { type FileUpload, GraphQLUpload } from "graphql-upload-minimal";
import { builder } from "../../builder/builder.ts";
import { userErrorsField, type WithUserErrors, withUserErrors } from "../../builder/user-errors.ts";
import type { MediaAsset } from "../../database/__generated__/prisma/client.ts";
import { MediaAssetType } from "../media-type.ts";
import { uploadMedia } from "./upload-media.ts";

builder.scalarType("Upload", {
  description: "A file, sent by the GraphQL multipart request convention.",
  serialize: () => {
    throw new TypeError("A file is only ever sent, never answered.");
  },
  // The package's own scalar hands over the promise of a file; its types leave that out.
  parseValue: (value) => GraphQLUpload.parseValue(value) as Promise<FileUpload>,
});

const UploadMediaPayload = builder
  .objectRef<WithUserErrors & { asset?: MediaAsset }>("UploadMediaPayload")
  .implement({
    description: "What became of the file.",
    fields: (t) => ({
      asset: t.field({
        type: MediaAssetType,
        nullable: true,
        description: "What is stored. Null where the file was refused.",
        resolve: ({ asset }) => asset,
      }),
      userErrors: t.field(userErrorsField),
    }),
  });

builder.mutationField("uploadMedia", (t) =>
  t.field({
    type: UploadMediaPayload,
    description:
      "Stores a picture or video that comes with the request itself, 100 MB at most. Until content refers to it, only the owner sees it.",
    args: {
      file: t.arg({ type: "Upload", required: true, description: "The picture or video." }),
    },
    resolve: (_root, { file }, { media }) =>
      withUserErrors(async () => ({
        asset: await uploadMedia(media.uploads, file),
      })),
  }),
);
