import { builder } from "../builder/builder.ts";
import { userErrorsField, withUserErrors } from "../builder/user-errors.ts";
import { createShareLink } from "./create-share-link.ts";
import { shareLinkField } from "./share-link.ts";
import { readOpenedProjects, shareLinkInputs } from "./share-link-input.ts";

builder.relayMutationField(
  "createShareLink",
  {
    description: "For whom a link is, and what it opens.",
    inputFields: (t) => ({
      recipient: t.string({ required: true, description: "Whom it is for. The owner's alone." }),
      ...shareLinkInputs(t),
    }),
  },
  {
    description:
      "Makes a link that opens parts of the site for one reader. Its address is in this response alone.",
    resolve: (_root, { input }, context) =>
      withUserErrors(() =>
        createShareLink(context, {
          recipient: input.recipient,
          note: input.note ?? "",
          greeting: input.greeting ?? "",
          projects: readOpenedProjects(input.projects ?? []),
          expiresAt: input.expiresAt ?? null,
          password: input.password ?? "",
          mailsFirstRead: input.mailsFirstRead ?? false,
        }),
      ),
  },
  {
    description: "The link, and its address.",
    outputFields: (t) => ({
      shareLink: t.field(shareLinkField),
      address: t.string({
        nullable: true,
        description:
          "The address for its reader, which is told here alone. Null where there is none.",
        resolve: ({ address }) => address,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
