import { builder } from "../../builder/builder.ts";
import { databaseIdOf } from "../../builder/global-id.ts";
import { userErrorsField, withUserErrors } from "../../builder/user-errors.ts";
import { firstReadsField } from "./first-reads.ts";
import { markShareLinksSeen } from "./mark-share-links-seen.ts";

builder.relayMutationField(
  "markShareLinksSeen",
  {
    description: "Which links the owner has seen in her list as read.",
    inputFields: (t) => ({
      ids: t.idList({ required: true, description: "The links, those that were read alone." }),
    }),
  },
  {
    description:
      "Notes that the owner has seen that links were read, so that they are not new any more.",
    resolve: (_root, { input }, { database }) =>
      withUserErrors(async () => {
        await markShareLinksSeen(
          database,
          input.ids.map((id) => databaseIdOf("ShareLink", id)),
        );
        return {};
      }),
  },
  {
    description: "What is still unseen.",
    outputFields: (t) => ({
      firstReads: t.field(firstReadsField),
      userErrors: t.field(userErrorsField),
    }),
  },
);
