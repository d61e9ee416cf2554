import type { ContactMessage } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { UserFault } from "../graphql/user-errors.ts";

/** Changes or removes a message. @throws {UserFault} NOT_FOUND where it is gone. */
async function writeMessage(
  database: Database,
  id: number,
  write: (message: ContactMessage) => Promise<ContactMessage>,
): Promise<ContactMessage> {
  const message = await database.contactMessage.findUnique({ where: { id } });
  if (message) return write(message);
  throw new UserFault({
    field: "id",
    message: "This message does not exist any more.",
    code: "NOT_FOUND",
  });
}

/** Marks a message as read, keeping when it was first, or as unread. @throws {UserFault} NOT_FOUND. */
export function markMessageRead(database: Database, id: number, isRead: boolean) {
  return writeMessage(database, id, ({ readAt }) =>
    database.contactMessage.update({
      where: { id },
      data: { readAt: isRead ? (readAt ?? new Date()) : null },
    }),
  );
}

/** Puts a message away, or back into the inbox. @throws {UserFault} NOT_FOUND. */
export function archiveMessage(database: Database, id: number, isArchived: boolean) {
  return writeMessage(database, id, ({ archivedAt }) =>
    database.contactMessage.update({
      where: { id },
      data: { archivedAt: isArchived ? (archivedAt ?? new Date()) : null },
    }),
  );
}

/** Removes a message for good. @throws {UserFault} NOT_FOUND. */
export function deleteMessage(database: Database, id: number) {
  return writeMessage(database, id, () => database.contactMessage.delete({ where: { id } }));
}
