import { builder } from "../../builder/builder.ts";
import { userErrorsField, withUserErrors } from "../../builder/user-errors.ts";
import { sendTestMail } from "./send-test-mail.ts";

builder.relayMutationField(
  "sendTestMail",
  null,
  {
    description:
      "Mails the owner a few words with the settings as they are saved, and says what the mail server answers. Six times in ten minutes at most.",
    resolve: (_root, _input, context) =>
      withUserErrors(async () => ({ recipient: await sendTestMail(context) })),
  },
  {
    description: "How the test went.",
    outputFields: (t) => ({
      recipient: t.string({
        nullable: true,
        description: "Whom the mail server took it for. Null where it did not.",
        resolve: (payload) => payload.recipient,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
