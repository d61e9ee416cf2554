import { builder } from "../builder/builder.ts";
import { databaseIdOf, globalIdOf } from "../builder/global-id.ts";
import { userErrorsField, withUserErrors } from "../builder/user-errors.ts";
import { deleteShareLink } from "./delete-share-link.ts";

builder.relayMutationField(
  "deleteShareLink",
  {
    description: "Which link to remove.",
    inputFields: (t) => ({ id: t.id({ required: true, description: "The link." }) }),
  },
  {
    description: "Removes a link that has ended, with all that is known about it, for good.",
    resolve: (_root, { input }, { database }) =>
      withUserErrors(async () => ({
        shareLink: await deleteShareLink(database, databaseIdOf("ShareLink", input.id)),
      })),
  },
  {
    description: "The link that is gone.",
    outputFields: (t) => ({
      deletedShareLinkId: t.id({
        nullable: true,
        description: "The id of what is gone. Null where there was nothing.",
        resolve: ({ shareLink }) => shareLink && globalIdOf("ShareLink", shareLink.id),
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
