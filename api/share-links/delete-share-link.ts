import { linkStateAt } from "../access/links/link-state.ts";
import type { ShareLink } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { UserFault } from "../validation/user-fault.ts";
import { changeShareLink } from "./change-share-link.ts";

/** Removes a link that has ended, with all that is known about it. @throws {UserFault} NOT_FOUND, NOT_ENDED. */
export function deleteShareLink(database: Database, id: number): Promise<ShareLink> {
  return changeShareLink(database, id, (link, transaction) => {
    const state = linkStateAt(link, new Date());
    if (state === "revoked" || state === "expired") {
      return transaction.shareLink.delete({ where: { id } });
    }
    throw new UserFault({
      field: "id",
      message: "This link has not ended. Revoke it first.",
      code: "NOT_ENDED",
    });
  });
}
