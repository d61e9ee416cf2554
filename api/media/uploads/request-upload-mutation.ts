import { builder } from "../../builder/builder.ts";
import { userErrorsField, withUserErrors } from "../../builder/user-errors.ts";

builder.relayMutationField(
  "requestUpload",
  {
    description: "What is to be sent. All of it may be left out.",
    inputFields: (t) => ({
      byteSize: t.int({ description: "Its size in bytes, to hear early that it is too large." }),
      fileName: t.string({
        description: "What it is called, by which the owner finds it in the library.",
      }),
    }),
  },
  {
    description:
      "Asks for an address that takes one picture or video by PUT, within 15 minutes. Hand the address to finalizeUpload afterwards.",
    resolve: (_root, { input }, { media, caller }) =>
      withUserErrors(async () => ({
        upload: await media.uploads.request(caller.origin, input),
      })),
  },
  {
    description: "Where to send the file.",
    outputFields: (t) => ({
      uploadURL: t.string({
        nullable: true,
        description: "The address for the PUT. Null where the file would be refused.",
        resolve: ({ upload }) => upload?.url,
      }),
      byteLimit: t.int({
        nullable: true,
        description: "The most bytes it takes. Null where the file would be refused.",
        resolve: ({ upload }) => upload?.byteLimit,
      }),
      expiresAt: t.field({
        type: "DateTime",
        nullable: true,
        description: "Until when it takes them. Null where the file would be refused.",
        resolve: ({ upload }) => upload?.expiresAt,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
