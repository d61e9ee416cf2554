import type { Database } from "../database/client.ts";
import { withMessage } from "./with-message.ts";

/** Puts a message away, or back into the inbox. @throws {UserFault} NOT_FOUND. */
export function archiveMessage(database: Database, id: number, isArchived: boolean) {
  return withMessage(database, id, ({ archivedAt }) =>
    database.contactMessage.update({
      where: { id },
      data: { archivedAt: isArchived ? (archivedAt ?? new Date()) : null },
    }),
  );
}
