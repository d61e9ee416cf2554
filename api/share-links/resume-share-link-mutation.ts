import { builder } from "../builder/builder.ts";
import { databaseIdOf } from "../builder/global-id.ts";
import { userErrorsField, withUserErrors } from "../builder/user-errors.ts";
import { resumeShareLink } from "./resume-share-link.ts";
import { shareLinkField } from "./share-link.ts";

builder.relayMutationField(
  "resumeShareLink",
  {
    description: "Which link is to work again.",
    inputFields: (t) => ({ id: t.id({ required: true, description: "The link." }) }),
  },
  {
    description:
      "Has a link work again that is paused, or was revoked by mistake. One that has expired needs another time.",
    resolve: (_root, { input }, { database }) =>
      withUserErrors(async () => ({
        shareLink: await resumeShareLink(database, databaseIdOf("ShareLink", input.id)),
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
