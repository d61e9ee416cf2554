import type { Database } from "../database/client.ts";
import type { DirectReads } from "../database/direct-reads.ts";
import { hasOutdatedUses } from "../database/queries/media-uses.ts";

/**
 * Returns `reads` when all uses of media are current. After changes by other programs, the uses are derived
 * first, by the commit of an empty transaction (see ../projects/derive-media-uses.ts).
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
