import type { ContentStateReader } from "../database/content-state.ts";
import { hasPlayerForVisitors } from "../database/queries/projects.ts";
import type { Statements } from "../database/statements.ts";
import { levelOf } from "../database/storage-fault.ts";
import { log } from "../log.ts";

/**
 * Creates a function that returns whether a published project embeds a player of another site, such as
 * YouTube. The result is cached until content changes or a draft becomes public. While the database cannot be
 * read, the function returns the last result.
 */
export function createReadHasPlayers(
  reads: Statements,
  content: Pick<ContentStateReader, "read">,
): () => Promise<boolean> {
  let known = { key: "", hasPlayers: false };
  return async () => {
    const state = await content.read();
    if (!state || state.key === known.key) return known.hasPlayers;
    try {
      known = {
        key: state.key,
        hasPlayers: await hasPlayerForVisitors(reads, state.since),
      };
    } catch (error) {
      log[levelOf(error)]({ err: error }, "what is embedded could not be read");
    }
    return known.hasPlayers;
  };
}
