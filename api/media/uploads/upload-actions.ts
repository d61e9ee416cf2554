import { action, saved } from "../../builder/action.ts";
import { MediaAssetType } from "../media-type.ts";
import { openFormFile } from "./forms/open-form-file.ts";

action("uploadMedia", {
  description:
    "Stores a picture or video that comes with the request itself, 100 MB at most. Until content refers to it, only the owner sees it.",
  args: (arg) => ({
    file: arg({ type: "Upload", required: true, description: "The picture or video." }),
  }),
  run: async ({ file }, { media }) => {
    const stream = await openFormFile(file);
    return media.uploads.store({ stream, fileName: (await file).filename }, "objects");
  },
  payload: {
    description: "What became of the file.",
    fields: (t) => ({
      asset: t.field(saved(MediaAssetType, "What is stored. Null where the file was refused.")),
    }),
  },
});

action("requestUpload", {
  description:
    "Asks for an address that takes one picture or video by PUT, within 15 minutes. Hand the address to finalizeUpload afterwards.",
  input: {
    description: "What is to be sent. All of it may be left out.",
    fields: (t) => ({
      byteSize: t.int({ description: "Its size in bytes, to hear early that it is too large." }),
      fileName: t.string({
        description: "What it is called, by which the owner finds it in the library.",
      }),
    }),
  },
  run: (input, { media, caller }) => media.uploads.request(caller.origin, input),
  payload: {
    description: "Where to send the file.",
    fields: (t) => ({
      uploadURL: t.string({
        nullable: true,
        description: "The address for the PUT. Null where the file would be refused.",
        resolve: ({ result }) => result?.url,
      }),
      byteLimit: t.int({
        nullable: true,
        description: "The most bytes it takes. Null where the file would be refused.",
        resolve: ({ result }) => result?.byteLimit,
      }),
      expiresAt: t.field({
        type: "DateTime",
        nullable: true,
        description: "Until when it takes them. Null where the file would be refused.",
        resolve: ({ result }) => result?.expiresAt,
      }),
    }),
  },
});

action("finalizeUpload", {
  description:
    "Makes a picture or video of the site out of what was sent to an upload address. Until content refers to it, only the owner sees it. Calling it twice gives the same asset.",
  input: {
    description: "What was sent.",
    fields: (t) => ({
      uploadURL: t.string({
        required: true,
        description: "The address that requestUpload gave, with or without its query.",
      }),
    }),
  },
  run: ({ uploadURL }, { media, caller }) => media.uploads.finalize(uploadURL, caller.origin),
  payload: {
    description: "What became of the file.",
    fields: (t) => ({
      objectPath: t.string({
        nullable: true,
        description: "The path that content refers to it by. Null where nothing was stored.",
        resolve: ({ result }) => result?.path,
      }),
      asset: t.field(saved(MediaAssetType, "What is stored. Null where nothing was stored.")),
    }),
  },
});
