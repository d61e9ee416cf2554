import { builder } from "../builder/builder.ts";
import { databaseIdOf } from "../builder/global-id.ts";
import { userErrorsField, withUserErrors } from "../builder/user-errors.ts";
import { ContactMessageType } from "./contact-message.ts";
import { inboxField } from "./inbox.ts";
import { markMessageRead } from "./mark-message-read.ts";

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
      contactMessage: t.field({
        type: ContactMessageType,
        nullable: true,
        description: "The message. Null where it is gone.",
        resolve: (payload) => payload.contactMessage,
      }),
      inbox: t.field(inboxField),
      userErrors: t.field(userErrorsField),
    }),
  },
);
