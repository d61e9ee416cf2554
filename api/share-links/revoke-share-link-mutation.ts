import { builder } from "../builder/builder.ts";
import { databaseIdOf } from "../builder/global-id.ts";
import { userErrorsField, withUserErrors } from "../builder/user-errors.ts";
import { revokeShareLink } from "./revoke-share-link.ts";
import { shareLinkField } from "./share-link.ts";

builder.relayMutationField(
  "revokeShareLink",
  {
    description: "Which link to end.",
    inputFields: (t) => ({ id: t.id({ required: true, description: "The link." }) }),
  },
  {
    description:
      "Ends a link, from the next request of its reader on. What else opens something to that reader stays.",
    resolve: (_root, { input }, { database }) =>
      withUserErrors(async () => ({
        shareLink: await revokeShareLink(database, databaseIdOf("ShareLink", input.id)),
      })),
  },
  {
    description: "The link as it is now.",
    outputFields: (t) => ({
      shareLink: t.field(shareLinkField),
      userErrors: t.field(userErrorsField),
    }),
  },
);
