import type { MediaAsset } from "../database/__generated__/prisma/client.ts";
import type { Transaction } from "../database/content-change.ts";
import { UserFault } from "../validation/accept.ts";

/** The asset with this id. @param field the input field with the id @throws {UserFault} NOT_FOUND */
export async function requireAsset(
  transaction: Transaction,
  id: number,
  field = "id",
): Promise<MediaAsset> {
  const asset = await transaction.mediaAsset.findUnique({ where: { id } });
  if (asset) return asset;
  throw new UserFault({ field, message: "This file is not there.", code: "NOT_FOUND" });
}
