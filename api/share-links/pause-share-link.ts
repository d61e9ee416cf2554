import type { ShareLink } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { changeShareLink } from "./change-share-link.ts";

/** Has a link open nothing until it is resumed. @throws {UserFault} NOT_FOUND. */
export function pauseShareLink(database: Database, id: number): Promise<ShareLink> {
  return changeShareLink(database, id, ({ pausedAt }, transaction) =>
    transaction.shareLink.update({ where: { id }, data: { pausedAt: pausedAt ?? new Date() } }),
  );
}
