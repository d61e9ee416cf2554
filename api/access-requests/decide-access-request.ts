import type {
  AccessRequest,
  ContactMessage,
  Prisma,
} from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import type { Transaction } from "../database/content-change.ts";
import { UserFault } from "../validation/user-fault.ts";

type AskingMessage = ContactMessage & { accessRequest: AccessRequest };

/** The message that asks. @throws {UserFault} NOT_FOUND where it is gone, or asks for nothing. */
export async function findAskingMessage(
  { contactMessage }: Pick<Database, "contactMessage"> | Transaction,
  id: number,
): Promise<AskingMessage> {
  const message = await contactMessage.findUnique({
    where: { id },
    include: { accessRequest: true },
  });
  if (message?.accessRequest) return { ...message, accessRequest: message.accessRequest };
  throw new UserFault({
    field: "id",
    message: "This request does not exist any more.",
    code: "NOT_FOUND",
  });
}

/**
 * Decides a request that waits, once, however many ask for it at the same time.
 * @returns false where it has been decided before
 */
export async function decideOnce(
  transaction: Transaction,
  messageId: number,
  decision: "approved" | "declined",
): Promise<boolean> {
  const { count } = await transaction.accessRequest.updateMany({
    where: { messageId, decision: "waiting" },
    data: { decision, decidedAt: new Date() },
  });
  return count > 0;
}

type ReplyDraft = Pick<Prisma.OutgoingReplyUncheckedCreateInput, "mailId" | "sealed">;

/** @throws {UserFault} MAIL_OFF, where there is nothing to mail with */
export function requireMail(reply: ReplyDraft | null): ReplyDraft {
  if (reply) return reply;
  throw new UserFault({
    field: "isMailed",
    message: "Mail is not set up, so nothing can be mailed.",
    code: "MAIL_OFF",
  });
}
