import { z } from "zod";
import type { Context } from "../../builder/context.ts";
import type { MailSettings } from "../../database/__generated__/prisma/client.ts";
import { changeContent } from "../../database/content-change.ts";
import { accept } from "../../validation/accept.ts";
import { assertCurrent } from "../../validation/assert-current.ts";
import { given } from "../../validation/given.ts";
import { text, verbatimText } from "../../validation/text.ts";
import { type UserErrorShape, UserFault } from "../../validation/user-fault.ts";
import { tryAgainNow } from "../outbox.ts";

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

export type MailSettingsChange = z.input<typeof mailSettingsChange>;

type Services = Pick<Context, "database" | "sealedText" | "fixed" | "messageMail">;

const serverFields = ["host", "port", "security", "username", "password"] as const;

/**
 * Sets the mail server up, or what is given of it. Mails that wait are tried with it at once.
 * @param change the password is sealed; an empty one takes it away
 * @throws {UserFault} by field: STALE_VERSION, SET_BY_ENVIRONMENT, PASSWORD_NEEDED among them.
 */
export async function updateMailSettings(
  { database, sealedText, fixed, messageMail }: Services,
  change: MailSettingsChange,
  version?: number,
): Promise<void> {
  const { password, ...rest } = accept(mailSettingsChange, change);
  refuseFixed(fixed, change);
  await changeContent(database, async (transaction) => {
    const before = await transaction.mailSettings.findUnique({ where: { id: 1 } });
    assertCurrent(before, version, "mail server");
    if (password === undefined && before) refuseToMove(before, rest);
    const data = {
      ...given(rest),
      ...(password !== undefined && {
        passwordEncrypted: password === "" ? null : sealedText.seal(password),
      }),
    };
    await transaction.mailSettings.upsert({
      where: { id: 1 },
      create: data,
      update: { ...data, version: { increment: 1 } },
    });
  });
  await tryAgainNow(database);
  messageMail.wake();
}

function refuseFixed(fixed: Services["fixed"], change: MailSettingsChange): void {
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

/** Whoever may write here, but not read the password, is not to have it sent to a server of theirs. */
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
