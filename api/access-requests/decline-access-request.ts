import type { Context } from "../builder/context.ts";
import type { ContactMessage } from "../database/__generated__/prisma/client.ts";
import { UserFault } from "../validation/user-fault.ts";
import { decideOnce, findAskingMessage, requireMail } from "./decide-access-request.ts";
import { refusalMail } from "./reply-mails.ts";

/**
 * Says no to a request, by a polite mail or by nothing at all. Who declines it again changes nothing.
 * @throws {UserFault} NOT_FOUND, APPROVED, MAIL_OFF
 */
export async function declineAccessRequest(
  { database, messageMail }: Pick<Context, "database" | "messageMail">,
  id: number,
  isMailed: boolean,
): Promise<ContactMessage> {
  const { name } = await findAskingMessage(database, id);
  const reply = isMailed
    ? requireMail(await messageMail.draftReply(await refusalMail(database, name)))
    : null;
  await database.$transaction(async (transaction) => {
    if (!(await decideOnce(transaction, id, "declined"))) return;
    if (reply) await transaction.outgoingReply.create({ data: { ...reply, messageId: id } });
  });
  messageMail.wake();
  const { accessRequest, ...message } = await findAskingMessage(database, id);
  if (accessRequest.decision === "declined") return message;
  throw new UserFault({
    field: "id",
    message: "This request was approved already. Revoke its link instead.",
    code: "APPROVED",
  });
}
