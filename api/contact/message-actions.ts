import { action, deletedId, idInput, type PayloadFields, savedAs } from "../builder/action.ts";
import type { ContactMessage } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { requireRecord } from "../validation/accept.ts";
import { inboxField, messageField } from "./contact-message.ts";
import { receiveMessage } from "./receive-message.ts";

action("sendContactMessage", {
  description: "Sends the designer a message. Open to everyone, rate limited (TOO_MANY_REQUESTS).",
  openTo: "everyone",
  input: {
    description: "A message to the designer.",
    fields: (t) => ({
      name: t.string({ required: true, description: "The sender's name." }),
      email: t.string({ required: true, description: "The address for the reply." }),
      company: t.string({
        required: true,
        description:
          "The sender's organization. May be empty unless siteIdentity.companyField is REQUIRED.",
      }),
      message: t.string({
        required: true,
        description: "The text, in 10 to 10000 characters.",
      }),
      website: t.string({
        description:
          "A field that forms hide, so that only spam programs fill it in. Leave it out.",
      }),
      fillTime: t.int({
        description: "How long the form was open, in milliseconds. Unset without a form.",
      }),
    }),
  },
  run: async (input, context) => {
    const { companyField } = await context.database.siteIdentity.findFirstOrThrow();
    return receiveMessage(context, input, {
      longest: 10_000,
      isCompanyRequired: companyField === "required",
      throttle: context.access.throttles.contact,
    });
  },
  payload: {
    description: "When the message was received.",
    fields: savedAs(
      "receivedAt",
      "DateTime",
      "When the message was received. Null where it was refused.",
    ),
  },
});

action("markMessageRead", {
  description: "Marks a message as read or unread.",
  isUnlogged: true,
  scopes: ["INBOX"],
  input: {
    description: "The message, and its new state.",
    fields: (t) => ({
      id: idInput(t, "ContactMessage", "The message."),
      isRead: t.boolean({
        required: true,
        defaultValue: true,
        description: "Whether to mark the message as read; false to mark it as unread.",
      }),
    }),
  },
  run: async ({ id, isRead }, { database }) => {
    const { readAt } = await findMessage(database, id);
    const data = { readAt: isRead ? (readAt ?? new Date()) : null };
    return database.contactMessage.update({ where: { id }, data });
  },
  payload: { description: "The message after the change.", fields: messageFields },
});

action("archiveMessage", {
  description: "Archives a message, or moves it back into the inbox.",
  scopes: ["INBOX"],
  input: {
    description: "The message, and whether to archive it.",
    fields: (t) => ({
      id: idInput(t, "ContactMessage", "The message."),
      isArchived: t.boolean({
        required: true,
        defaultValue: true,
        description: "Whether to archive the message; false to move it back into the inbox.",
      }),
    }),
  },
  run: async ({ id, isArchived }, { database }) => {
    const { archivedAt } = await findMessage(database, id);
    const data = { archivedAt: isArchived ? (archivedAt ?? new Date()) : null };
    return database.contactMessage.update({ where: { id }, data });
  },
  payload: { description: "The message after the change.", fields: messageFields },
});

action("deleteMessage", {
  description: "Removes a message permanently.",
  scopes: ["INBOX"],
  input: {
    description: "The message to remove.",
    fields: (t) => ({
      id: idInput(t, "ContactMessage", "The message."),
    }),
  },
  run: async ({ id }, { database }) => {
    await findMessage(database, id);
    return database.contactMessage.delete({ where: { id } });
  },
  payload: {
    description: "The removed message.",
    fields: (t) => ({
      deletedContactMessageId: deletedId(
        t,
        "ContactMessage",
        "The id of the removed message. Null where there was no such message.",
      ),
      inbox: t.field(inboxField),
    }),
  },
});

/** @throws {UserFault} NOT_FOUND */
async function findMessage({ contactMessage }: Database, id: number): Promise<ContactMessage> {
  return requireRecord(await contactMessage.findUnique({ where: { id } }), "message");
}

function messageFields(t: PayloadFields<ContactMessage>) {
  return { contactMessage: t.field(messageField), inbox: t.field(inboxField) };
}
