import { builder } from "../../builder/builder.ts";
import { versionDescription } from "../../builder/version.ts";
import type { MailSettings } from "../../database/__generated__/prisma/client.ts";
import { type MailReadiness, type MailServices, readMail } from "./mail-account.ts";
import { placeOf } from "./send-test-mail.ts";

/** The settings as they are in force. There is one of them, whether or not any was saved. */
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

/** Reads them, with what the environment says in place of what the owner set. */
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

export const MailSecurityType = builder.enumType("MailSecurity", {
  description: "How the connection to a mail server is encrypted.",
  values: {
    TLS: { value: "tls", description: "From its beginning; usually on port 465." },
    STARTTLS: {
      value: "starttls",
      description:
        "Before the password is sent, usually on port 587. A server that cannot gets no mail.",
    },
    IF_OFFERED: {
      value: "ifOffered",
      description: "Where the server offers it. For servers on the same machine or network.",
    },
  } as const,
});

const MailReadinessType = builder.enumType("MailReadiness", {
  description: "Whether messages are mailed.",
  values: {
    READY: { value: "ready", description: "They are." },
    OFF: { value: "off", description: "There is no server, or no recipient." },
    PASSWORD_UNREADABLE: {
      value: "locked",
      description:
        "The password was sealed with another secret than the site has now. Mails wait until it is entered again.",
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
    "The mail server that tells the owner about messages, as it is in force. Its password is never read. For the owner.",
  fields: (t) => ({
    version: t.exposeInt("version", {
      description: `0 where none was ever saved. ${versionDescription}`,
    }),
    host: t.exposeString("host", { description: "The mail server. Empty for none." }),
    port: t.exposeInt("port", { description: "Where it listens." }),
    security: t.expose("security", {
      type: MailSecurityType,
      description: "How the connection to it is encrypted.",
    }),
    username: t.exposeString("username", {
      description: "Empty for a server that asks for none.",
    }),
    hasPassword: t.exposeBoolean("hasPassword", { description: "Whether one is set." }),
    sender: t.exposeString("sender", {
      description:
        "The address that mails come from. Empty for the user name where that is one, else for the recipient's.",
    }),
    recipient: t.exposeString("recipient", {
      description: "Whom messages are mailed to. Empty for nobody.",
    }),
    state: t.expose("state", {
      type: MailReadinessType,
      description: "Whether messages are mailed.",
    }),
    serverVariable: t.exposeString("serverVariable", {
      nullable: true,
      description:
        "The environment variable that sets server, port, encryption and user name. Null where the owner does.",
    }),
    recipientVariable: t.exposeString("recipientVariable", {
      nullable: true,
      description: "The environment variable that sets the recipient. Null where the owner does.",
    }),
  }),
});

builder.queryField("mailSettings", (t) =>
  t.field({
    type: MailSettingsType,
    authScopes: { owner: true },
    description: "How the owner is told about messages by mail. For the owner.",
    resolve: (_root, _arguments, context) => readMailSettings(context),
  }),
);
