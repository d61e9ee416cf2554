import { cutTo } from "../../content/storable-text.ts";
import { makeLinkToken } from "../access/links/link-token.ts";
import { action, idInput, idsInput } from "../builder/action.ts";
import { messageField } from "../contact/contact-message.ts";
import type { Prisma } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { changeContent, type Transaction } from "../database/content-change.ts";
import { shareLinkField } from "../share-links/share-link.ts";
import {
  linkAddress,
  newLinkDefaults,
  shareLinkDraft,
  storeShareLink,
} from "../share-links/share-link-input.ts";
import { accept, givenNotNull, refusal, requireRecord, UserFault } from "../validation/accept.ts";
import { approvalMail, refusalMail } from "./reply-mails.ts";

action("approveAccessRequest", {
  description:
    "Makes a link for the sender of a request for access. A request is approved once: approving it again returns the first link, without its address.",
  input: {
    description: "The request to approve, and the link for it.",
    fields: (t) => ({
      id: idInput(t, "ContactMessage", "The message with the request."),
      projectIds: idsInput(
        t,
        "Project",
        "The projects that the link opens, in the order in which its reader sees them.",
      ),
      greeting: t.string({ description: "The greeting for the link's reader." }),
      expiresAt: t.field({
        type: "DateTime",
        description: "When the link expires. Null where it works until it is revoked.",
      }),
      isMailed: t.boolean({
        required: true,
        description:
          "Whether the link's address is mailed to the sender. If false, only this response contains the address.",
      }),
    }),
  },
  run: async ({ id, projectIds, isMailed, ...input }, { database, caller, messageMail }) => {
    const { accessRequest, ...message } = await findAskingMessage(database, id);
    if (accessRequest.decision !== "waiting") return approvedBefore(database, id);
    const { password: _, ...draft } = accept(shareLinkDraft, {
      ...newLinkDefaults,
      ...givenNotNull(input),
      recipient: cutTo(`${message.name}, ${message.company}`, 200),
      note: `Asked for access: ${message.email}`,
      projects: projectIds.map((projectId) => ({ projectId, opensDraft: false, moduleIds: null })),
    });
    const token = makeLinkToken();
    const address = linkAddress(caller, token);
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
  },
  payload: {
    description: "The link, and the message with the request.",
    fields: (t) => ({
      contactMessage: t.field({
        ...messageField,
        resolve: ({ result }) => result?.contactMessage,
      }),
      shareLink: t.field({ ...shareLinkField, resolve: ({ result }) => result?.shareLink }),
      address: t.string({
        nullable: true,
        description:
          "The address of the link; no other response contains it. Null where it is mailed, and where no new link was made.",
        resolve: ({ result }) => result?.address,
      }),
    }),
  },
});

action("declineAccessRequest", {
  description:
    "Declines a request for access. Changes nothing where the request was declined before. Refused where it was approved before (APPROVED).",
  input: {
    description: "The request to decline, and whether to mail its sender.",
    fields: (t) => ({
      id: idInput(t, "ContactMessage", "The message with the request."),
      isMailed: t.boolean({
        required: true,
        defaultValue: false,
        description:
          "Whether the sender gets a polite mail about the decision. Otherwise the sender gets no mail.",
      }),
    }),
  },
  run: async ({ id, isMailed }, { database, messageMail }) => {
    const { name, accessRequest: before } = await findAskingMessage(database, id);
    const reply =
      isMailed && before.decision === "waiting"
        ? requireMail(await messageMail.draftReply(await refusalMail(database, name)))
        : null;
    await database.$transaction(async (transaction) => {
      if (!(await decideOnce(transaction, id, "declined"))) return;
      if (reply) await transaction.outgoingReply.create({ data: { ...reply, messageId: id } });
    });
    messageMail.wake();
    const { accessRequest, ...message } = await findAskingMessage(database, id);
    if (accessRequest.decision === "declined") return message;
    throw refusal("APPROVED", "This request was approved already. Revoke its link instead.", "id");
  },
  payload: {
    description: "The message with the request.",
    fields: (t) => ({ contactMessage: t.field(messageField) }),
  },
});

/** The message with the request. @throws {UserFault} NOT_FOUND where the message is missing or has no request */
async function findAskingMessage({ contactMessage }: Pick<Database, "contactMessage">, id: number) {
  const include = { accessRequest: true };
  const message = await contactMessage.findUnique({ where: { id }, include });
  const accessRequest = requireRecord(message?.accessRequest ?? null, "request");
  return { ...requireRecord(message, "request"), accessRequest };
}

/**
 * Reads a message, and the link that was made when its request was approved. `shareLink` is null
 * where the link was removed. `address` is always null, because the address of a link is not
 * stored.
 * @throws {UserFault} DECLINED where the request was declined
 */
async function approvedBefore(database: Database, id: number) {
  const { accessRequest, ...contactMessage } = await findAskingMessage(database, id);
  const { decision, linkId } = accessRequest;
  if (decision === "declined") {
    throw new UserFault({
      field: "id",
      message: "This request was declined already. Make a link by hand instead.",
      code: "DECLINED",
    });
  }
  // No link has the id 0: where the link was removed, the result is null.
  const shareLink = await database.shareLink.findUnique({ where: { id: linkId ?? 0 } });
  return { contactMessage, shareLink, address: null };
}

/**
 * Stores the decision on a waiting request. Of several concurrent calls, only the first one has an
 * effect.
 * @returns false where the request was decided before
 */
async function decideOnce(
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

/** Returns the reply. @throws {UserFault} MAIL_OFF where the reply is null, because mail is not set up */
function requireMail(reply: ReplyDraft | null): ReplyDraft {
  if (reply) return reply;
  throw refusal("MAIL_OFF", "Mail is not set up, so nothing can be mailed.", "isMailed");
}
