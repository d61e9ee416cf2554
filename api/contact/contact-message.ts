import { saved } from "../builder/action.ts";
import { builder } from "../builder/builder.ts";
import { databaseNumber } from "../builder/global-id.ts";

const MailStateType = builder.enumType("MailState", {
  description: "How far a mail is that is about a message.",
  values: {
    WAITING: { value: "waiting", description: "It is sent soon, or tried again later." },
    MAILED: { value: "mailed", description: "The mail server has taken it." },
    FAILED: { value: "failed", description: "It was tried for three days in vain." },
  } as const,
});

const OutgoingMailType = builder.prismaObject("OutgoingMail", {
  description: "The mail that tells the owner about a message.",
  fields: (t) => ({
    state: t.expose("state", { type: MailStateType, description: "How far it is." }),
    attempts: t.exposeInt("attempts", { description: "How often it was tried in vain." }),
  }),
});

const OutgoingReplyType = builder.prismaObject("OutgoingReply", {
  description: "A mail to whoever sent a message. What it says is told to nobody else.",
  fields: (t) => ({
    state: t.expose("state", { type: MailStateType, description: "How far it is." }),
    attempts: t.exposeInt("attempts", { description: "How often it was tried in vain." }),
  }),
});

export const ContactMessageType = builder.prismaNode("ContactMessage", {
  id: { field: "id" },
  nullable: true,
  findUnique: (id) => ({ id: databaseNumber(id) }),
  authScopes: { owner: true },
  runScopesOnType: true,
  description:
    "What a visitor wrote through the contact form, or asking for access. For the owner.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "Who wrote." }),
    email: t.exposeString("email", { description: "Where to answer." }),
    company: t.exposeString("company", { description: "Where they work." }),
    message: t.exposeString("message", { description: "The words." }),
    readAt: t.expose("readAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was read. Null for unread.",
    }),
    archivedAt: t.expose("archivedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was put away. Null for what lies in the inbox.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it came." }),
    mail: t.relation("mail", {
      type: OutgoingMailType,
      nullable: true,
      description: "Its mail to the owner. Null where there was no mail server when it came.",
    }),
    reply: t.relation("reply", {
      type: OutgoingReplyType,
      nullable: true,
      description: "The mail to whoever sent it, from here. Null where there is none.",
    }),
  }),
});

/** Options of a payload's `contactMessage` field. */
export const messageField = saved(ContactMessageType, "The message. Null where it is gone.");
