import { action, deletedId, idInput, type PayloadFields, saved } from "../builder/action.ts";
import type { ContactMessage } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { requireRecord } from "../validation/require-record.ts";
import { messageField } from "./contact-message.ts";
import { inboxField } from "./inbox.ts";
import { receiveMessage } from "./receive-message.ts";

action("sendContactMessage", {
  description:
    "Sends the designer a message. Open to everyone, a few times in a while (TOO_MANY_REQUESTS).",
  openTo: "everyone",
  input: {
    description: "A message to the designer.",
    fields: (t) => ({
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
  run: (input, context) =>
    receiveMessage(context, input, { longest: 10_000, throttle: context.access.throttles.contact }),
  payload: {
    description: "Whether the message has arrived.",
    fields: (t) => ({
      receivedAt: t.field(saved("DateTime", "When it was stored. Null where it was not accepted.")),
    }),
  },
});

action("markMessageRead", {
  description: "Marks a message as read or unread.",
  input: {
    description: "Which message is read or not.",
    fields: (t) => ({
      id: idInput(t, "ContactMessage", "The message."),
      isRead: t.boolean({
        required: true,
        defaultValue: true,
        description: "Whether it counts as read.",
      }),
    }),
  },
  run: async ({ id, isRead }, { database }) => {
    const { readAt } = await findMessage(database, id);
    const data = { readAt: isRead ? (readAt ?? new Date()) : null };
    return database.contactMessage.update({ where: { id }, data });
  },
  payload: { description: "The message as it is now.", fields: messageFields },
});

action("archiveMessage", {
  description: "Puts a message away, or back into the inbox.",
  input: {
    description: "Which message to put away or back.",
    fields: (t) => ({
      id: idInput(t, "ContactMessage", "The message."),
      isArchived: t.boolean({
        required: true,
        defaultValue: true,
        description: "Whether it is put away.",
      }),
    }),
  },
  run: async ({ id, isArchived }, { database }) => {
    const { archivedAt } = await findMessage(database, id);
    const data = { archivedAt: isArchived ? (archivedAt ?? new Date()) : null };
    return database.contactMessage.update({ where: { id }, data });
  },
  payload: { description: "The message as it is now.", fields: messageFields },
});

action("deleteMessage", {
  description: "Removes a message for good.",
  input: {
    description: "Which message to remove.",
    fields: (t) => ({
      id: idInput(t, "ContactMessage", "The message."),
    }),
  },
  run: async ({ id }, { database }) => {
    await findMessage(database, id);
    return database.contactMessage.delete({ where: { id } });
  },
  payload: {
    description: "The message that is gone.",
    fields: (t) => ({
      deletedContactMessageId: t.id(
        deletedId("ContactMessage", "The id of what is gone. Null where there was nothing."),
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
