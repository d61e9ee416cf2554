import { saved } from "../builder/action.ts";
import { builder } from "../builder/builder.ts";
import { enumOf } from "../builder/enum-of.ts";
import { byNumber, columns, onlyObject } from "../builder/expose.ts";

const MailStateType = enumOf("MailState", "The state of a mail about a message.", {
  waiting: "The mail will be sent soon, or tried again later.",
  mailed: "The mail server has accepted the mail.",
  failed:
    "The mail will not be sent: attempts failed for three days, or its text cannot be decrypted.",
});

const OutgoingMailType = builder.prismaObject("OutgoingMail", {
  description: "The mail to the owner about a message.",
  fields: (t) => ({
    state: t.expose("state", { type: MailStateType, description: "The state of the mail." }),
    attempts: t.exposeInt("attempts", { description: "The number of failed attempts." }),
  }),
});

const OutgoingReplyType = builder.prismaObject("OutgoingReply", {
  description: "A mail to the sender of a message. No query returns its text.",
  fields: (t) => ({
    state: t.expose("state", { type: MailStateType, description: "The state of the mail." }),
    attempts: t.exposeInt("attempts", { description: "The number of failed attempts." }),
  }),
});

export const ContactMessageType = builder.prismaNode("ContactMessage", {
  ...byNumber,
  authScopes: { owner: ["INBOX"] },
  runScopesOnType: true,
  description:
    "A message from the contact form, or with a request for access. Not available to visitors.",
  fields: (t) => ({
    ...columns(t, {
      name: "The sender's name.",
      email: "The address for the reply.",
      company: "The sender's organization.",
      message: "The text of the message.",
      readAt: "When the owner read the message. Null while it is unread.",
      archivedAt: "When the message was archived. Null while it is in the inbox.",
      createdAt: "When the message was received.",
    }),
    mail: t.relation("mail", {
      type: OutgoingMailType,
      nullable: true,
      description:
        "The mail to the owner about the message. Null where mail was not set up when the message was received.",
    }),
    reply: t.relation("reply", {
      type: OutgoingReplyType,
      nullable: true,
      description:
        "The mail to the sender with the decision on the request for access. Null if the sender was sent no mail.",
    }),
  }),
});

/** Options of a payload's `contactMessage` field. */
export const messageField = saved(
  ContactMessageType,
  "The message. Null where the request was refused.",
);

const inbox = onlyObject("Inbox", {
  id: "inbox",
  scopes: ["INBOX"],
  description:
    "The messages from the contact form and with requests for access. Not available to visitors.",
  fields: (t) => ({
    unreadCount: t.int({
      description: "The number of unread messages in the inbox.",
      resolve: (_inbox, _arguments, { database }) =>
        database.contactMessage.count({ where: { readAt: null, archivedAt: null } }),
    }),
    messages: t.prismaConnection({
      type: ContactMessageType,
      cursor: "id",
      maxSize: 2_000,
      description: "Messages, newest first.",
      args: {
        isArchived: t.arg.boolean({
          required: true,
          defaultValue: false,
          description: "Whether to list archived messages instead of those in the inbox.",
        }),
      },
      resolve: (query, _inbox, { isArchived }, { database }) =>
        database.contactMessage.findMany({
          ...query,
          where: { archivedAt: isArchived ? { not: null } : null },
          orderBy: [{ createdAt: "desc" }, { id: "desc" }],
        }),
    }),
  }),
});

/** Options of a payload's `inbox` field, which updates the unread count. */
export const inboxField = { ...inbox, description: "The inbox with its new unreadCount." };
