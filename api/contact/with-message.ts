import type { ContactMessage } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { UserFault } from "../validation/user-fault.ts";

/** Writes to a message that is there. @throws {UserFault} NOT_FOUND where it is gone. */
export async function withMessage(
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
