import { builder } from "../builder/builder.ts";
import { databaseIdOf } from "../builder/global-id.ts";
import { userErrorsField, withUserErrors } from "../builder/user-errors.ts";
import { archiveMessage } from "./archive-message.ts";
import { inboxField } from "./inbox.ts";
import { messageField } from "./message-field.ts";

builder.relayMutationField(
  "archiveMessage",
  {
    description: "Which message to put away or back.",
    inputFields: (t) => ({
      id: t.id({ required: true, description: "The message." }),
      isArchived: t.boolean({
        required: true,
        defaultValue: true,
        description: "Whether it is put away.",
      }),
    }),
  },
  {
    description: "Puts a message away, or back into the inbox.",
    resolve: (_root, { input }, { database }) =>
      withUserErrors(async () => ({
        contactMessage: await archiveMessage(
          database,
          databaseIdOf("ContactMessage", input.id),
          input.isArchived,
        ),
      })),
  },
  {
    description: "The message as it is now.",
    outputFields: (t) => ({
      contactMessage: t.field(messageField),
      inbox: t.field(inboxField),
      userErrors: t.field(userErrorsField),
    }),
  },
);
