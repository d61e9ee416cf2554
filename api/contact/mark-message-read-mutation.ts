import { builder } from "../builder/builder.ts";
import { databaseIdOf } from "../builder/global-id.ts";
import { userErrorsField, withUserErrors } from "../builder/user-errors.ts";
import { inboxField } from "./inbox.ts";
import { markMessageRead } from "./mark-message-read.ts";
import { messageField } from "./message-field.ts";

builder.relayMutationField(
  "markMessageRead",
  {
    description: "Which message is read or not.",
    inputFields: (t) => ({
      id: t.id({ required: true, description: "The message." }),
      isRead: t.boolean({
        required: true,
        defaultValue: true,
        description: "Whether it counts as read.",
      }),
    }),
  },
  {
    description: "Marks a message as read or unread.",
    resolve: (_root, { input }, { database }) =>
      withUserErrors(async () => ({
        contactMessage: await markMessageRead(
          database,
          databaseIdOf("ContactMessage", input.id),
          input.isRead,
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
