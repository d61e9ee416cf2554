import { builder } from "../builder/builder.ts";
import { ContactMessageType } from "./contact-message.ts";

/** The only object of its type; nothing is loaded for it. */
const theInbox = { id: "inbox" };

const inboxRef = builder.objectRef<typeof theInbox>("Inbox");

const InboxType = builder.node(inboxRef, {
  id: { resolve: (inbox) => inbox.id },
  loadOne: (id) => (id === theInbox.id ? theInbox : null),
  authScopes: { owner: true },
  runScopesOnType: true,
  description: "The messages of visitors. For the owner.",
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

builder.queryField("inbox", (t) =>
  t.field({
    type: InboxType,
    authScopes: { owner: true },
    description: "The messages of visitors. For the owner.",
    resolve: () => theInbox,
  }),
);

/** Options of a payload's `inbox` field, which updates the unread count. */
export const inboxField = {
  type: InboxType,
  description: "The inbox, to read its count again.",
  resolve: () => theInbox,
};
