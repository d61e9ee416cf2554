import { action } from "../../builder/action.ts";
import { MediaAssetType } from "../media-type.ts";
import { openFormFile } from "./forms/open-form-file.ts";

const wasStored =
  "Whether the same file was stored before. Then `asset` is the earlier file, with its first name. False where nothing was stored.";

action("uploadMedia", {
  description:
    "Stores a picture or video that is sent with the request itself, 100 MB at most. Only the owner sees it until content refers to it.",
  scopes: ["MEDIA"],
  args: (arg) => ({
    file: arg({ type: "Upload", required: true, description: "The picture or video." }),
  }),
  run: async ({ file }, { media }) => {
    const stream = await openFormFile(file);
    return media.uploads.store({ stream, fileName: (await file).filename }, "objects");
  },
  payload: {
    description: "The stored file.",
    fields: (t) => ({
      asset: t.field({
        type: MediaAssetType,
        nullable: true,
        description: "The picture or video. Null where the file was refused.",
        resolve: ({ result }) => result?.asset,
      }),
      wasStored: t.boolean({
        description: wasStored,
        resolve: ({ result }) => result?.wasStored ?? false,
      }),
    }),
  },
});

action("requestUpload", {
  description:
    "Issues an address that accepts one picture or video by PUT, within 15 minutes. Pass the address to finalizeUpload afterwards.",
  isUnlogged: true,
  scopes: ["MEDIA"],
  input: {
    description: "The file to be sent. All fields are optional.",
    fields: (t) => ({
      byteSize: t.int({
        description:
          "The size of the file in bytes, so that a file that is too large is refused before it is sent.",
      }),
      fileName: t.string({
        description: "The name of the file, by which the owner finds it in the library.",
      }),
    }),
  },
  run: (input, { media, caller }) => media.uploads.request(caller.origin, input),
  payload: {
    description: "The address for the file.",
    fields: (t) => ({
      uploadURL: t.string({
        nullable: true,
        description: "The address for the PUT. Null where the file would be refused.",
        resolve: ({ result }) => result?.url,
      }),
      byteLimit: t.int({
        nullable: true,
        description: "The maximum number of bytes. Null where the file would be refused.",
        resolve: ({ result }) => result?.byteLimit,
      }),
      expiresAt: t.field({
        type: "DateTime",
        nullable: true,
        description: "When the address expires. Null where the file would be refused.",
        resolve: ({ result }) => result?.expiresAt,
      }),
    }),
  },
});

action("finalizeUpload", {
  description:
    "Stores a file that was sent to an upload address as a picture or video of the site. Only the owner sees it until content refers to it. Repeated calls return the same asset.",
  scopes: ["MEDIA"],
  input: {
    description: "The sent file.",
    fields: (t) => ({
      uploadURL: t.string({
        required: true,
        description: "The address from requestUpload, with or without its query.",
      }),
    }),
  },
  run: ({ uploadURL }, { media, caller }) => media.uploads.finalize(uploadURL, caller.origin),
  payload: {
    description: "The stored file.",
    fields: (t) => ({
      objectPath: t.string({
        nullable: true,
        description: "The path by which content refers to the file. Null where nothing was stored.",
        resolve: ({ result }) => result?.asset.path,
      }),
      asset: t.field({
        type: MediaAssetType,
        nullable: true,
        description: "The stored picture or video. Null where nothing was stored.",
        resolve: ({ result }) => result?.asset,
      }),
      wasStored: t.boolean({
        description: wasStored,
        resolve: ({ result }) => result?.wasStored ?? false,
      }),
    }),
  },
});
