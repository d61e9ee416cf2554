import type { Database } from "../database/client.ts";
import type { DirectReads } from "../database/direct-reads.ts";
import { hasOutdatedUses } from "../database/queries/media-uses.ts";

/**
 * Returns `reads` once the stored uses of media, the places that show each file, are current. After
 * content was changed by other programs, the commit of an empty transaction derives the uses again
 * (see ../projects/derive-media-uses.ts).
 */
export async function settledUses({
  reads,
  database,
}: {
  reads: DirectReads;
  database: Database;
}): Promise<DirectReads> {
  if (await hasOutdatedUses(reads)) await database.$transaction(async () => {});
  return reads;
}
