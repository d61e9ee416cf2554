import { builder } from "../../builder/builder.ts";
import { enumOf } from "../../builder/enum-of.ts";
import { properties } from "../../builder/expose.ts";
import { versionDescription } from "../../builder/version.ts";
import type { MailSettings } from "../../database/__generated__/prisma/client.ts";
import {
  type MailReadiness,
  type MailServices,
  readMail,
  readMailReadiness,
} from "./mail-account.ts";
import { placeOf } from "./send-test-mail.ts";

/**
 * The settings in force, as GraphQL returns them. Before the first save, these are the defaults.
 */
type MailView = Pick<
  MailSettings,
  "version" | "host" | "port" | "security" | "username" | "sender" | "recipient"
> & {
  id: "mail";
  hasPassword: boolean;
  state: MailReadiness["state"];
  serverVariable: string | null;
  recipientVariable: string | null;
};

/** Reads the settings. The environment overrides the owner's settings. */
export async function readMailSettings(services: MailServices): Promise<MailView> {
  const { fixed } = services;
  const { stored, readiness } = await readMail(services);
  const { state, recipient } = readiness;
  return {
    id: "mail",
    version: stored?.version ?? 0,
    sender: stored?.sender ?? "",
    ...(fixed.smtpUrl ? serverIn(fixed.smtpUrl) : serverOf(stored)),
    ...{ state, recipient },
    serverVariable: fixed.smtpUrl ? "SMTP_URL" : null,
    recipientVariable: fixed.contactTo ? "CONTACT_TO" : null,
  };
}

type ServerView = Pick<MailView, "host" | "port" | "security" | "username" | "hasPassword">;

function serverOf(stored: MailSettings | null): ServerView {
  return {
    host: stored?.host ?? "",
    port: stored?.port ?? 587,
    security: stored?.security ?? "starttls",
    username: stored?.username ?? "",
    hasPassword: stored !== null && stored.passwordEncrypted !== null,
  };
}

function serverIn(smtpUrl: string): ServerView {
  const { protocol, username, password } = new URL(smtpUrl);
  return {
    ...placeOf({ url: smtpUrl }),
    security: protocol === "smtps:" ? "tls" : "ifOffered",
    username: decodeURIComponent(username),
    hasPassword: password !== "",
  };
}

export const MailSecurityType = enumOf(
  "MailSecurity",
  "How the connection to a mail server is encrypted.",
  {
    tls: "From the beginning of the connection, mostly on port 465.",
    starttls:
      "By STARTTLS before the password is sent, mostly on port 587. Without encryption no mail is sent.",
    ifOffered:
      "Encrypted only if the server offers encryption. For servers on the same machine or network.",
  },
);

const MailReadinessType = builder.enumType("MailReadiness", {
  description: "Whether messages are mailed.",
  values: {
    READY: { value: "ready", description: "Messages are mailed." },
    OFF: {
      value: "off",
      description: "No mail server or no recipient is set, or the site is a read-only copy.",
    },
    PASSWORD_UNREADABLE: {
      value: "locked",
      description:
        "The password cannot be decrypted with the site's present secret. Mails wait until the password is entered again.",
    },
  } as const,
});

const mailSettingsRef = builder.objectRef<MailView>("MailSettings");

export const MailSettingsType = builder.node(mailSettingsRef, {
  id: { resolve: ({ id }) => id },
  loadOne: (id, context) => (id === "mail" ? readMailSettings(context) : null),
  authScopes: { owner: true },
  runScopesOnType: true,
  description:
    "The mail server for notifications to the owner, with the settings in force. Its password cannot be read. Not available to visitors.",
  fields: (t) => ({
    version: t.exposeInt("version", {
      description: `0 before the first save. ${versionDescription}`,
    }),
    ...properties(t, "String", {
      host: "The host name of the mail server. Empty where none is set.",
      username: "The user name. Empty for a server without authentication.",
      sender:
        "The sender's address. If empty, the mails are sent from the user name where it is an e-mail address, otherwise from the recipient's address.",
      recipient: "The recipient of the mails. Empty where nobody gets mails.",
    }),
    port: t.exposeInt("port", { description: "The port of the mail server." }),
    security: t.expose("security", {
      type: MailSecurityType,
      description: "How the connection to the mail server is encrypted.",
    }),
    hasPassword: t.exposeBoolean("hasPassword", { description: "Whether a password is set." }),
    state: t.expose("state", {
      type: MailReadinessType,
      description: "Whether messages are mailed.",
    }),
    serverVariable: t.exposeString("serverVariable", {
      nullable: true,
      description:
        "The environment variable that sets server, port, encryption and user name. Null where the owner sets them.",
    }),
    recipientVariable: t.exposeString("recipientVariable", {
      nullable: true,
      description:
        "The environment variable that sets the recipient. Null where the owner sets it.",
    }),
  }),
});

builder.queryField("mailSettings", (t) =>
  t.field({
    type: MailSettingsType,
    authScopes: { owner: true },
    description: "The settings of mails to the owner. Not available to visitors.",
    resolve: (_root, _arguments, context) => readMailSettings(context),
  }),
);

builder.queryField("sendsMail", (t) =>
  t.boolean({
    description:
      "Whether the site can send mail now. Only then pages tell visitors that they will get a mail. The other mail settings are not public.",
    resolve: async (_root, _arguments, context) =>
      (await readMailReadiness(context)).state === "ready",
  }),
);
