import { builder } from "../builder/builder.ts";
import { databaseIdOf } from "../builder/global-id.ts";
import { userErrorsField, withUserErrors } from "../builder/user-errors.ts";
import { messageField } from "../contact/message-field.ts";
import { declineAccessRequest } from "./decline-access-request.ts";

builder.relayMutationField(
  "declineAccessRequest",
  {
    description: "Which request to decline, and how.",
    inputFields: (t) => ({
      id: t.id({ required: true, description: "The message that asks." }),
      isMailed: t.boolean({
        required: true,
        defaultValue: false,
        description: "Whether a polite mail says so. Otherwise nobody is told anything.",
      }),
    }),
  },
  {
    description:
      "Says no to a request for access. To one that was declined before, nothing happens; one that was approved stays so.",
    resolve: (_root, { input: { id, isMailed } }, context) =>
      withUserErrors(async () => ({
        contactMessage: await declineAccessRequest(
          context,
          databaseIdOf("ContactMessage", id),
          isMailed,
        ),
      })),
  },
  {
    description: "The message that asked.",
    outputFields: (t) => ({
      contactMessage: t.field(messageField),
      userErrors: t.field(userErrorsField),
    }),
  },
);
