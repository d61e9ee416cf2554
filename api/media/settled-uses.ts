import type { Database } from "../database/client.ts";
import type { DirectReads } from "../database/direct-reads.ts";
import { hasOutdatedUses } from "../database/queries/media-uses.ts";

/**
 * Returns `reads` when the stored uses of media (the places that show each file) are up to date. If another
 * program has changed content, the uses are outdated; then the commit of an empty transaction derives them
 * again (see ../projects/derive-media-uses.ts).
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
