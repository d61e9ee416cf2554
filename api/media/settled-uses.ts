import type { Database } from "../database/client.ts";
import type { DirectReads } from "../database/direct-reads.ts";
import { hasOutdatedUses } from "../database/queries/media-uses.ts";

/**
 * Runs a read when all uses of media are current. Changes that were made without the product are derived
 * first, when the database commits (see ../projects/derive-media-uses.ts).
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
