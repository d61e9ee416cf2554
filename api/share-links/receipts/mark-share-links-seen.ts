import { z } from "zod";
import type { Database } from "../../database/client.ts";
import { accept } from "../../validation/accept.ts";
import { mostShareLinks } from "../share-link.ts";

const listed = z.object({
  ids: z.array(z.int()).max(mostShareLinks, "There are not so many links"),
});

/**
 * Notes that the owner has seen in her list that these links were read. Of one that nobody has read, or
 * that is gone, nothing changes. @throws {UserFault} TOO_LONG
 */
export async function markShareLinksSeen(database: Database, given: number[]): Promise<void> {
  const { ids } = accept(listed, { ids: given });
  await database.shareLink.updateMany({
    where: { id: { in: ids }, firstReadAt: { not: null }, firstReadSeenAt: null },
    data: { firstReadSeenAt: new Date() },
  });
}
