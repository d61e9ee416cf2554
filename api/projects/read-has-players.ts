import type { ContentStateReader } from "../database/content-state.ts";
import { type DirectReads, storedMoment } from "../database/direct-reads.ts";
import { log } from "../log.ts";

/** Projects that visitors find, protected and unlisted ones too, in which a player stands. */
const found = `
  SELECT 1 FROM "PlayerUse" AS used JOIN "Project" AS project ON project.id = used.projectId
  WHERE project.deletedAt IS NULL AND (project.visibility <> 'draft' OR project.publishAt <= ?)
  LIMIT 1`;

/**
 * Whether a module that visitors can come to embeds a player. Read again when content has changed, or a
 * draft has become public.
 */
export function createReadHasPlayers(
  reads: DirectReads,
  content: Pick<ContentStateReader, "read">,
): () => boolean {
  let known = { key: "", hasPlayers: false };
  return () => {
    const state = content.read();
    if (!state || state.key === known.key) return known.hasPlayers;
    try {
      known = {
        key: state.key,
        hasPlayers: reads.all(found, storedMoment(state.since)).length > 0,
      };
    } catch (error) {
      log.error({ err: error }, "what is embedded could not be read");
    }
    return known.hasPlayers;
  };
}
