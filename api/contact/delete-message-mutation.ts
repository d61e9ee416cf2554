import { builder } from "../builder/builder.ts";
import { databaseIdOf, globalIdOf } from "../builder/global-id.ts";
import { userErrorsField, withUserErrors } from "../builder/user-errors.ts";
import { deleteMessage } from "./delete-message.ts";
import { inboxField } from "./inbox.ts";

builder.relayMutationField(
  "deleteMessage",
  {
    description: "Which message to remove.",
    inputFields: (t) => ({ id: t.id({ required: true, description: "The message." }) }),
  },
  {
    description: "Removes a message for good.",
    resolve: (_root, { input }, { database }) =>
      withUserErrors(async () => ({
        message: await deleteMessage(database, databaseIdOf("ContactMessage", input.id)),
      })),
  },
  {
    description: "The message that is gone.",
    outputFields: (t) => ({
      deletedContactMessageId: t.id({
        nullable: true,
        description: "The id of what is gone. Null where there was nothing.",
        resolve: ({ message }) => message && globalIdOf("ContactMessage", message.id),
      }),
      inbox: t.field(inboxField),
      userErrors: t.field(userErrorsField),
    }),
  },
);
