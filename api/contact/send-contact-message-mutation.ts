import { builder } from "../builder/builder.ts";
import { userErrorsField, withUserErrors } from "../builder/user-errors.ts";
import { sendContactMessage } from "./send-contact-message.ts";

builder.relayMutationField(
  "sendContactMessage",
  {
    description: "A message to the designer.",
    inputFields: (t) => ({
      name: t.string({ required: true, description: "Who writes." }),
      email: t.string({ required: true, description: "Where a reply goes." }),
      company: t.string({ required: true, description: "For whom they write." }),
      message: t.string({
        required: true,
        description: "What they have to say, in 10 to 10000 characters.",
      }),
      website: t.string({
        description: "Leave it out. Forms hide it from people; whoever fills it in is a program.",
      }),
      fillTime: t.int({
        description: "How long the form was open, in milliseconds. Unset where there was no form.",
      }),
    }),
  },
  {
    description:
      "Sends the designer a message. Open to everyone, a few times in a while (TOO_MANY_REQUESTS).",
    skipTypeScopes: true,
    resolve: (_root, { input }, context) =>
      withUserErrors(async () => ({ receivedAt: await sendContactMessage(context, input) })),
  },
  {
    description: "Whether the message has arrived.",
    outputFields: (t) => ({
      receivedAt: t.field({
        type: "DateTime",
        nullable: true,
        description: "When it was stored. Null where it was not accepted.",
        resolve: (payload) => payload.receivedAt,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
