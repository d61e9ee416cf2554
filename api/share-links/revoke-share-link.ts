import type { ShareLink } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { changeShareLink } from "./change-share-link.ts";

/** Ends a link. @throws {UserFault} NOT_FOUND. */
export function revokeShareLink(database: Database, id: number): Promise<ShareLink> {
  return changeShareLink(database, id, ({ revokedAt }, transaction) =>
    transaction.shareLink.update({ where: { id }, data: { revokedAt: revokedAt ?? new Date() } }),
  );
}
