import type { MediaAsset } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent } from "../../database/content-change.ts";
import { UserFault } from "../../validation/user-fault.ts";
import { requireAsset } from "./require-asset.ts";

/**
 * Takes a file that nothing shows out of the library. It stays stored for a while, and for as long as a
 * draft or an earlier version of a project shows it.
 * @throws {UserFault} NOT_FOUND; IN_USE where content shows it, in the trash too
 */
export async function deleteMediaAsset(database: Database, id: number): Promise<MediaAsset> {
  return changeContent(database, async (transaction) => {
    const { path } = await requireAsset(transaction, id);
    const [uses, videos] = [
      await transaction.mediaUse.count({ where: { path } }),
      await transaction.mediaAsset.count({ where: { posterPath: path, deletedAt: null } }),
    ];
    if (uses + videos > 0) {
      const message = "This file is still shown. Remove it from its places first.";
      throw new UserFault({ field: "id", message, code: "IN_USE" });
    }
    return transaction.mediaAsset.update({ where: { id }, data: { deletedAt: new Date() } });
  });
}
