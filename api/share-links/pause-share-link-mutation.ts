import { builder } from "../builder/builder.ts";
import { databaseIdOf } from "../builder/global-id.ts";
import { userErrorsField, withUserErrors } from "../builder/user-errors.ts";
import { pauseShareLink } from "./pause-share-link.ts";
import { shareLinkField } from "./share-link.ts";

builder.relayMutationField(
  "pauseShareLink",
  {
    description: "Which link to pause.",
    inputFields: (t) => ({ id: t.id({ required: true, description: "The link." }) }),
  },
  {
    description:
      "Has a link open nothing until it is resumed, from the next request of its reader on.",
    resolve: (_root, { input }, { database }) =>
      withUserErrors(async () => ({
        shareLink: await pauseShareLink(database, databaseIdOf("ShareLink", input.id)),
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
