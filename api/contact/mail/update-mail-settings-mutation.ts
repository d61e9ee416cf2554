import { builder } from "../../builder/builder.ts";
import { userErrorsField, withUserErrors } from "../../builder/user-errors.ts";
import { versionInput } from "../../builder/version.ts";
import { givenNotNull } from "../../validation/given.ts";
import { MailSecurityType, MailSettingsType, readMailSettings } from "./mail-settings.ts";
import { updateMailSettings } from "./update-mail-settings.ts";

builder.relayMutationField(
  "updateMailSettings",
  {
    description: "What is to change about the mail server. What is left out stays as it is.",
    inputFields: (t) => ({
      version: versionInput(t),
      host: t.string({ description: "The name of the mail server. Empty to mail nothing." }),
      port: t.int({ description: "Where it listens. At first 587." }),
      security: t.field({
        type: MailSecurityType,
        description: "How the connection is encrypted. At first STARTTLS.",
      }),
      username: t.string({ description: "Empty for a server that asks for none." }),
      password: t.string({
        description:
          "Stored sealed, and never read again by any client. Empty for none. Needed again where another server, or one without encryption, would get it.",
      }),
      sender: t.string({
        description: "The address that mails come from. Empty for the recipient's.",
      }),
      recipient: t.string({ description: "Whom messages are mailed to. Empty for nobody." }),
    }),
  },
  {
    description:
      "Sets up the mail server that tells the owner about messages. Holds at once; mails that wait are tried again.",
    resolve: (_root, { input: { version, ...change } }, context) =>
      withUserErrors(async () => {
        await updateMailSettings(context, givenNotNull(change), version ?? undefined);
        return {};
      }),
  },
  {
    description: "The mail server as it is set up now.",
    outputFields: (t) => ({
      mailSettings: t.field({
        type: MailSettingsType,
        description: "It, also where it was changed elsewhere or the change was not accepted.",
        resolve: (_payload, _arguments, context) => readMailSettings(context),
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
