import type { MediaAsset } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent } from "../../database/content-change.ts";
import { requireAsset } from "./require-asset.ts";

/**
 * Puts a deleted file back into the library.
 * @throws {UserFault} NOT_FOUND, as when it has gone for good
 */
export async function restoreMediaAsset(database: Database, id: number): Promise<MediaAsset> {
  return changeContent(database, async (transaction) => {
    await requireAsset(transaction, id);
    return transaction.mediaAsset.update({ where: { id }, data: { deletedAt: null } });
  });
}
