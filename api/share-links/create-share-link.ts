import type { z } from "zod";
import { hashLinkToken, makeLinkToken } from "../access/links/link-token.ts";
import { hashPassword } from "../access/owner/passwords.ts";
import type { Context } from "../builder/context.ts";
import type { ShareLink } from "../database/__generated__/prisma/client.ts";
import { changeContent, type Transaction } from "../database/content-change.ts";
import { accept } from "../validation/accept.ts";
import { UserFault } from "../validation/user-fault.ts";
import { openedRows } from "./opened-projects.ts";
import { mostShareLinks } from "./share-link.ts";
import { type ShareLinkDraft, shareLinkDraft } from "./share-link-input.ts";

/** A link, and its address, which nobody can find out again. */
export type AddressedLink = { shareLink: ShareLink; address: string };

/**
 * Makes a link for one reader.
 * @throws {UserFault} by field: UNKNOWN, REPEATED, TOO_MANY among them.
 */
export async function createShareLink(
  { database, caller, access }: Pick<Context, "database" | "caller" | "access">,
  draft: ShareLinkDraft,
): Promise<AddressedLink> {
  const { password, ...fields } = accept(shareLinkDraft, draft);
  const token = makeLinkToken();
  const passwordHash = password ? await access.hashing.run(() => hashPassword(password)) : null;
  const shareLink = await changeContent(database, (transaction) =>
    storeShareLink(transaction, { ...fields, passwordHash, token }),
  );
  return { shareLink, address: addressOf(caller, token) };
}

type NewLink = Omit<z.output<typeof shareLinkDraft>, "password"> & {
  passwordHash?: string | null;
  /** The last part of its address. */
  token: string;
};

/** Stores a link as part of a change. @throws {UserFault} TOO_MANY, UNKNOWN */
export async function storeShareLink(
  transaction: Transaction,
  { projects, token, ...fields }: NewLink,
): Promise<ShareLink> {
  if ((await transaction.shareLink.count()) >= mostShareLinks) {
    throw new UserFault({
      message: `There may be at most ${mostShareLinks} links; remove some that have ended first`,
      code: "TOO_MANY",
    });
  }
  const rows = await openedRows(transaction, projects);
  return transaction.shareLink.create({
    data: { ...fields, tokenHash: hashLinkToken(token), projects: { create: rows } },
  });
}

/** Where a link is, as its reader is told. */
export function addressOf({ origin }: Context["caller"], token: string): string {
  return `${origin}/for/${token}`;
}
