import type { Database } from "../database/client.ts";
import { withMessage } from "./with-message.ts";

/** Removes a message for good. @throws {UserFault} NOT_FOUND. */
export function deleteMessage(database: Database, id: number) {
  return withMessage(database, id, () => database.contactMessage.delete({ where: { id } }));
}
