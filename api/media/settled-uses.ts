import type { Database } from "../database/client.ts";
import type { DirectReads } from "../database/direct-reads.ts";
import { hasOutdatedUses } from "../database/queries/media-uses.ts";

/**
 * Reads, once the uses of media are those of content as it is now: what was written past the product is
 * derived first, by the database when it commits (see ../projects/derive-media-uses.ts).
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
