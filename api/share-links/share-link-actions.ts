import { hashToken } from "../access/hash-token.ts";
import { linkStateAt } from "../access/links/link-state.ts";
import { makeLinkToken } from "../access/links/link-token.ts";
import { hashPassword } from "../access/owner/passwords.ts";
import { action, deletedId, idInput, type PayloadFields } from "../builder/action.ts";
import type { InputFields } from "../builder/builder.ts";
import type { Context } from "../builder/context.ts";
import { versionInput } from "../builder/version.ts";
import { giveUpReplyOf } from "../contact/outbox.ts";
import type { ShareLink } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { changeContent, type Transaction } from "../database/content-change.ts";
import {
  accept,
  assertCurrent,
  given,
  givenNotNull,
  refusal,
  requireRecord,
} from "../validation/accept.ts";
import { ShareLinkKindType, shareLinkField } from "./share-link.ts";
import {
  assertMark,
  linkAddress,
  newLinkDefaults,
  openedRows,
  readOpenedProjects,
  shareLinkDraft,
  shareLinkInputs,
  storeShareLink,
} from "./share-link-input.ts";

const whichLink = (description: string) => ({
  description,
  fields: (t: InputFields) => ({
    id: idInput(t, "ShareLink", "The link."),
  }),
});

const linkAsItIs = {
  description: "The link as it is now.",
  fields: (t: PayloadFields<ShareLink>) => ({ shareLink: t.field(shareLinkField) }),
};

/** A link with its address. The database stores only a hash of the address. */
type AddressedLink = { shareLink: ShareLink; address: string };

const addressedLinkFields = (t: PayloadFields<AddressedLink>) => ({
  shareLink: t.field({ ...shareLinkField, resolve: ({ result }) => result?.shareLink }),
  address: t.string({
    nullable: true,
    description:
      "The address for its reader; no other response contains it. Null where the request was refused.",
    resolve: ({ result }) => result?.address,
  }),
});

type Change = (transaction: Transaction, link: ShareLink) => Promise<ShareLink>;

/** Changes a link in one transaction. @throws {UserFault} NOT_FOUND */
function changeLink(database: Database, id: number, change: Change): Promise<ShareLink> {
  return changeContent(database, async (transaction) => {
    const link = await transaction.shareLink.findUnique({ where: { id } });
    return change(transaction, requireRecord(link, "link"));
  });
}

/** The hash of a password, as stored in ShareLink. Null if there is no password. */
async function hashOf(password: string | undefined, { hashing }: Context["access"]) {
  return password ? hashing.run(() => hashPassword(password)) : null;
}

action("createShareLink", {
  description:
    "Makes a link that opens parts of the site for one reader. Only this response contains its address.",
  input: {
    description: "The reader of the new link, and what the link opens.",
    fields: (t) => ({
      recipient: t.string({
        required: true,
        description: "The reader's name. Only the owner sees it.",
      }),
      kind: t.field({
        type: ShareLinkKindType,
        required: true,
        defaultValue: "reading",
        description: "What its reader may do. It cannot be changed later.",
      }),
      ...shareLinkInputs(t),
    }),
  },
  run: async ({ kind, ...input }, { database, caller, access }) => {
    const { password, ...fields } = accept(shareLinkDraft, {
      ...newLinkDefaults,
      ...givenNotNull(input),
      projects: readOpenedProjects(input.projects) ?? [],
    });
    assertMark(fields);
    const token = makeLinkToken();
    const passwordHash = await hashOf(password, access);
    const shareLink = await changeContent(database, (transaction) =>
      storeShareLink(transaction, { ...fields, kind, passwordHash, token }),
    );
    return { shareLink, address: linkAddress(caller, token) };
  },
  payload: { description: "The link, and its address.", fields: addressedLinkFields },
});

action("updateShareLink", {
  description:
    "Changes a link. The change takes effect with the reader's next request. After a new password, the reader has to enter it.",
  input: {
    description: "The changes to a link. Omitted fields stay unchanged.",
    fields: (t) => ({
      id: idInput(t, "ShareLink", "The link."),
      version: versionInput(t),
      recipient: t.string({ description: "The reader's name. Only the owner sees it." }),
      ...shareLinkInputs(t),
    }),
  },
  run: async ({ id, version, expiresAt, projects: opened, ...input }, context) => {
    const { database, access, media } = context;
    const { projects, password, ...fields } = accept(shareLinkDraft.partial(), {
      ...givenNotNull(input),
      ...given({ expiresAt, projects: readOpenedProjects(opened) }),
    });
    const passwordHash = await hashOf(password, access);
    const changed = await changeLink(database, id, async (transaction, link) => {
      assertCurrent(link, version, "link");
      assertMark({ ...link, ...given(fields) });
      const rows = projects && (await openedRows(transaction, projects, link.kind));
      if (rows) {
        // Projects in the trash stay in the link, so that the link opens them again when they are
        // restored.
        await transaction.shareLinkProject.deleteMany({
          where: { linkId: id, project: { deletedAt: null } },
        });
      }
      return transaction.shareLink.update({
        where: { id },
        data: {
          ...given(fields),
          ...(password !== undefined && { passwordHash }),
          ...(rows && { projects: { create: rows } }),
          version: { increment: 1 },
        },
      });
    });
    if (fields.isMarked === false || fields.nameShown !== undefined) {
      await media.derivatives.removeMarked(id);
    }
    return changed;
  },
  payload: linkAsItIs,
});

action("renewShareLinkAddress", {
  description:
    "Gives a link another address, which only this response contains. The old address ends at once, also for browsers that came by it.",
  input: whichLink("The link that gets a new address."),
  run: async ({ id }, { database, caller }) => {
    const token = makeLinkToken();
    const data = { tokenHash: hashToken(token), addressedAt: new Date() };
    const shareLink = await changeLink(database, id, async (transaction) => {
      await giveUpReplyOf(transaction, id);
      return transaction.shareLink.update({ where: { id }, data });
    });
    return { shareLink, address: linkAddress(caller, token) };
  },
  payload: { description: "The link, and its new address.", fields: addressedLinkFields },
});

action("pauseShareLink", {
  description: "Pauses a link. It opens nothing until it is resumed.",
  input: whichLink("The link to pause."),
  run: ({ id }, { database }) =>
    changeLink(database, id, (transaction, { pausedAt }) =>
      transaction.shareLink.update({ where: { id }, data: { pausedAt: pausedAt ?? new Date() } }),
    ),
  payload: linkAsItIs,
});

action("resumeShareLink", {
  description:
    "Resumes a link that is paused or was revoked by mistake. A link that has expired also needs a new expiresAt.",
  input: {
    description: "The link to resume.",
    fields: (t) => ({
      id: idInput(t, "ShareLink", "The link."),
      keepsPause: t.boolean({
        required: true,
        defaultValue: false,
        description:
          "Whether only the revocation is undone: a link that was also paused stays paused.",
      }),
    }),
  },
  run: ({ id, keepsPause }, { database }) => {
    const data = { revokedAt: null, ...(!keepsPause && { pausedAt: null }) };
    return changeLink(database, id, (transaction) =>
      transaction.shareLink.update({ where: { id }, data }),
    );
  },
  payload: linkAsItIs,
});

action("revokeShareLink", {
  description:
    "Revokes a link. From the reader's next request on, the link opens nothing. Other access of the reader, such as by password, stays.",
  input: whichLink("The link to revoke."),
  run: async ({ id }, { database, media }) => {
    const link = await changeLink(database, id, async (transaction, { revokedAt }) => {
      await giveUpReplyOf(transaction, id);
      const data = { revokedAt: revokedAt ?? new Date() };
      return transaction.shareLink.update({ where: { id }, data });
    });
    await media.derivatives.removeMarked(id);
    return link;
  },
  payload: linkAsItIs,
});

action("deleteShareLink", {
  description:
    "Permanently removes a link that has expired or was revoked (otherwise NOT_ENDED), with its reading counts and, unless archivesComments is true, its comments.",
  input: {
    description: "Which link to remove.",
    fields: (t) => ({
      id: idInput(t, "ShareLink", "The link."),
      archivesComments: t.boolean({
        required: true,
        defaultValue: false,
        description: "Whether the comments of its reader are kept. Only the owner sees them then.",
      }),
    }),
  },
  run: async ({ id, archivesComments }, { database, media }) => {
    const link = await changeLink(database, id, async (transaction, link) => {
      const state = linkStateAt(link, new Date());
      if (state === "revoked" || state === "expired") {
        if (archivesComments) {
          const data = { linkId: null };
          await transaction.reviewComment.updateMany({ where: { linkId: id }, data });
        }
        await giveUpReplyOf(transaction, id);
        return transaction.shareLink.delete({ where: { id } });
      }
      throw refusal("NOT_ENDED", "This link has not ended. Revoke it first.", "id");
    });
    await media.derivatives.removeMarked(id);
    return link;
  },
  payload: {
    description: "The removed link.",
    fields: (t) => ({
      deletedShareLinkId: deletedId(
        t,
        "ShareLink",
        "The id of the removed link. Null where the request was refused.",
      ),
    }),
  },
});
