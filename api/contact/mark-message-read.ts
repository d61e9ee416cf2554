import type { Database } from "../database/client.ts";
import { withMessage } from "./with-message.ts";

/** Marks a message as read, with the first time it was, or as unread. @throws {UserFault} NOT_FOUND. */
export function markMessageRead(database: Database, id: number, isRead: boolean) {
  return withMessage(database, id, ({ readAt }) =>
    database.contactMessage.update({
      where: { id },
      data: { readAt: isRead ? (readAt ?? new Date()) : null },
    }),
  );
}
