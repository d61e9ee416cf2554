import { hashLinkToken, makeLinkToken } from "../access/links/link-token.ts";
import type { Context } from "../builder/context.ts";
import { changeShareLink } from "./change-share-link.ts";
import { type AddressedLink, addressOf } from "./create-share-link.ts";

/** Gives a link another address. The old one ends, in every browser that came by it. @throws {UserFault} NOT_FOUND. */
export async function renewShareLinkAddress(
  { database, caller }: Pick<Context, "database" | "caller">,
  id: number,
): Promise<AddressedLink> {
  const token = makeLinkToken();
  const shareLink = await changeShareLink(database, id, (_link, transaction) =>
    transaction.shareLink.update({
      where: { id },
      data: { tokenHash: hashLinkToken(token), addressedAt: new Date() },
    }),
  );
  return { shareLink, address: addressOf(caller, token) };
}
