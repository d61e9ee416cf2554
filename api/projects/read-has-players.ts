import type { ContentStateReader } from "../database/content-state.ts";
import { type DirectReads, storedMoment } from "../database/direct-reads.ts";
import { levelOf } from "../database/storage-fault.ts";
import { log } from "../log.ts";

/** Projects that visitors find, protected and unlisted ones too, in which a player stands. */
const found = `
  SELECT 1 AS "found" FROM "PlayerUse" JOIN "Project" ON "Project"."id" = "projectId"
  WHERE "deletedAt" IS NULL AND ("visibility" <> 'draft' OR "publishAt" <= ?1)
  LIMIT 1`;

/**
 * Whether a module that visitors can come to embeds a player. Read again when content has changed, or a
 * draft has become public.
 */
export function createReadHasPlayers(
  reads: DirectReads,
  content: Pick<ContentStateReader, "read">,
): () => Promise<boolean> {
  let known = { key: "", hasPlayers: false };
  return async () => {
    const state = await content.read();
    if (!state || state.key === known.key) return known.hasPlayers;
    try {
      known = {
        key: state.key,
        hasPlayers: (await reads.all(found, storedMoment(state.since))).length > 0,
      };
    } catch (error) {
      log[levelOf(error)]({ err: error }, "what is embedded could not be read");
    }
    return known.hasPlayers;
  };
}
