import type { ShareLink } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { changeShareLink } from "./change-share-link.ts";

/** Has a link that is paused, or was revoked by mistake, work again until it expires. @throws {UserFault} NOT_FOUND. */
export function resumeShareLink(database: Database, id: number): Promise<ShareLink> {
  return changeShareLink(database, id, (_link, transaction) =>
    transaction.shareLink.update({ where: { id }, data: { pausedAt: null, revokedAt: null } }),
  );
}
