import { z } from "zod";
import { action } from "../../builder/action.ts";
import type { Context } from "../../builder/context.ts";
import { versionInput } from "../../builder/version.ts";
import type { MailSettings } from "../../database/__generated__/prisma/client.ts";
import { saveSingle } from "../../fields/single-record.ts";
import {
  accept,
  given,
  givenNotNull,
  type UserErrorShape,
  UserFault,
} from "../../validation/accept.ts";
import { text, verbatimText } from "../../validation/text.ts";
import { tryAgainNow } from "../outbox.ts";
import { MailSecurityType, MailSettingsType, readMailSettings } from "./mail-settings.ts";

const mailAddress = z
  .string()
  .trim()
  .max(254, "Please enter a valid email address")
  .pipe(z.email("Please enter a valid email address").or(z.literal("")));

const mailSettingsChange = z
  .object({
    host: text("Mail server", 253).pipe(
      z
        .string()
        .regex(
          /^[\p{L}\p{N}.:_-]*$/u,
          "Enter the name of a server alone, such as smtp.example.org",
        ),
    ),
    port: z.int("Enter a number from 1 to 65535").min(1).max(65_535),
    security: z.enum(["tls", "starttls", "ifOffered"]),
    username: text("User name", 320),
    password: verbatimText("Password", 1_000),
    sender: mailAddress,
    recipient: mailAddress,
  })
  .partial();

type MailSettingsChange = z.input<typeof mailSettingsChange>;

const serverFields = ["host", "port", "security", "username", "password"] as const;

action("updateMailSettings", {
  description:
    "Changes the mail server for notifications to the owner. Takes effect at once; waiting mails are tried again.",
  input: {
    description: "The changes to the mail server. Omitted fields stay unchanged.",
    fields: (t) => ({
      version: versionInput(t),
      host: t.string({ description: "The host name. Empty to send no mails." }),
      port: t.int({ description: "The port. 587 until it is first set." }),
      security: t.field({
        type: MailSecurityType,
        description: "The encryption of the connection. STARTTLS until it is first set.",
      }),
      username: t.string({
        description: "The user name. Empty for a server without authentication.",
      }),
      password: t.string({
        description:
          "The password. It is stored encrypted and cannot be read. Empty for no password. While a password is stored, a change to another host, or of `security` to IF_OFFERED, is refused with PASSWORD_NEEDED unless this field is sent, too.",
      }),
      sender: t.string({
        description:
          "The sender's address. If empty, the mails are sent from the user name where it is an e-mail address, otherwise from the recipient's address.",
      }),
      recipient: t.string({ description: "The recipient of the mails. Empty to send no mails." }),
    }),
  },
  run: ({ version, ...change }, context) =>
    updateMailSettings(givenNotNull(change), version, context),
  payload: {
    description: "The mail server after the change.",
    fields: (t) => ({
      mailSettings: t.field({
        type: MailSettingsType,
        description: "The settings as they are now, also where the change was refused.",
        resolve: (_outcome, _arguments, context) => readMailSettings(context),
      }),
    }),
  },
});

/**
 * Changes the given mail settings. Mails that wait after a failed attempt are tried again at once.
 * @param change the given fields; the password is stored encrypted, and an empty text removes the
 * stored password
 * @throws {UserFault} by field, such as STALE_VERSION, SET_BY_ENVIRONMENT, PASSWORD_NEEDED
 */
async function updateMailSettings(
  change: MailSettingsChange,
  version: number | null | undefined,
  { database, sealedText, fixed, messageMail }: Context,
): Promise<void> {
  const { password, ...rest } = accept(mailSettingsChange, change);
  refuseFixed(fixed, change);
  await saveSingle(
    database,
    (transaction) => transaction.mailSettings,
    (before) => {
      if (password === undefined && before) refuseToMove(before, rest);
      return {
        ...given(rest),
        ...(password !== undefined && {
          passwordEncrypted: password === "" ? null : sealedText.seal(password),
        }),
      };
    },
    { version, name: "mail server" },
  );
  await tryAgainNow(database);
  messageMail.wake();
}

function refuseFixed(fixed: Context["fixed"], change: MailSettingsChange): void {
  const fixedFields = [
    ...(fixed.smtpUrl ? serverFields.map((field) => [field, "SMTP_URL"] as const) : []),
    ...(fixed.contactTo ? [["recipient", "CONTACT_TO"] as const] : []),
  ];
  const errors = fixedFields
    .filter(([field]) => change[field] !== undefined)
    .map(
      ([field, variable]): UserErrorShape => ({
        field,
        message: `The environment variable ${variable} sets this. Remove it there to set it here.`,
        code: "SET_BY_ENVIRONMENT",
      }),
    );
  if (errors.length > 0) throw new UserFault(...errors);
}

/**
 * Asserts that a change does not send the stored password to another server, or without encryption:
 * the caller may change the settings, but may not know the password.
 * @throws {UserFault} PASSWORD_NEEDED
 */
function refuseToMove(before: MailSettings, change: MailSettingsChange): void {
  const isElsewhere =
    change.host !== undefined && change.host !== before.host && change.host !== "";
  const isInTheOpen = change.security === "ifOffered" && before.security !== "ifOffered";
  if (before.passwordEncrypted === null || !(isElsewhere || isInTheOpen)) return;
  throw new UserFault({
    field: "password",
    message: isElsewhere
      ? "Enter the password for this server: the stored one is not sent to another than it was entered for."
      : "Enter the password again: the stored one is not sent without encryption.",
    code: "PASSWORD_NEEDED",
  });
}
