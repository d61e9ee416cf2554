import { makeLinkToken } from "../access/links/link-token.ts";
import type { Context } from "../builder/context.ts";
import type { ContactMessage, ShareLink } from "../database/__generated__/prisma/client.ts";
import { changeContent } from "../database/content-change.ts";
import { addressOf, storeShareLink } from "../share-links/create-share-link.ts";
import { shareLinkDraft } from "../share-links/share-link-input.ts";
import { accept } from "../validation/accept.ts";
import { UserFault } from "../validation/user-fault.ts";
import { decideOnce, findAskingMessage, requireMail } from "./decide-access-request.ts";
import { approvalMail } from "./reply-mails.ts";

export type Approval = {
  /** Numbers of the projects that are opened, in the reader's order. */
  projectIds: number[];
  greeting: string;
  expiresAt: Date | null;
  /** Whether the address is mailed; otherwise it is returned, to be copied. */
  isMailed: boolean;
};

export type Approved = {
  contactMessage: ContactMessage;
  /** Undefined where it was removed since. */
  shareLink?: ShareLink | undefined;
  /** Null where it is mailed, and where the request was approved before. */
  address: string | null;
};

/**
 * Makes a link for whoever asked. A request is approved once: who approves it again gets the same link.
 * @throws {UserFault} by field: NOT_FOUND, DECLINED, MAIL_OFF, UNKNOWN among them.
 */
export async function approveAccessRequest(
  { database, caller, messageMail }: Pick<Context, "database" | "caller" | "messageMail">,
  id: number,
  { projectIds, isMailed, ...approval }: Approval,
): Promise<Approved> {
  const { accessRequest, ...message } = await findAskingMessage(database, id);
  if (accessRequest.decision !== "waiting") return approvedBefore(database, id);
  const { password: _, ...draft } = accept(shareLinkDraft, {
    ...approval,
    recipient: `${message.name}, ${message.company}`.slice(0, 200),
    note: `Asked for access: ${message.email}`,
    projects: projectIds.map((projectId) => ({ projectId, opensDraft: false, moduleIds: null })),
    password: "",
    mailsFirstRead: false,
  });
  const token = makeLinkToken();
  const address = addressOf(caller, token);
  const { name } = message;
  const { expiresAt } = draft;
  const reply = isMailed
    ? requireMail(
        await messageMail.draftReply(await approvalMail(database, { name, address, expiresAt })),
      )
    : null;
  const isDecided = await changeContent(database, async (transaction) => {
    if (!(await decideOnce(transaction, id, "approved"))) return false;
    const { id: linkId } = await storeShareLink(transaction, { ...draft, token });
    await transaction.accessRequest.update({ where: { messageId: id }, data: { linkId } });
    if (reply) await transaction.outgoingReply.create({ data: { ...reply, messageId: id } });
    return true;
  });
  const approved = await approvedBefore(database, id);
  if (!isDecided) return approved;
  messageMail.wake();
  return { ...approved, address: isMailed ? null : address };
}

/** @throws {UserFault} DECLINED */
async function approvedBefore(database: Context["database"], id: number): Promise<Approved> {
  const { accessRequest, ...contactMessage } = await findAskingMessage(database, id);
  const { decision, linkId } = accessRequest;
  if (decision === "declined") {
    throw new UserFault({
      field: "id",
      message: "This request was declined already. Make a link by hand instead.",
      code: "DECLINED",
    });
  }
  const shareLink = await database.shareLink.findUnique({ where: { id: linkId ?? 0 } });
  return { contactMessage, shareLink: shareLink ?? undefined, address: null };
}
