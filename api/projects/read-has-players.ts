import { playerOf } from "../../players/players.ts";
import type { ContentStateReader } from "../database/content-state.ts";
import { type DirectReads, storedMoment } from "../database/direct-reads.ts";
import { log } from "../log.ts";
import { parseSection } from "./case-study/content-modules.ts";
import { sectionKeys, sections } from "./case-study/sections.ts";

const columns = sectionKeys.map((key) => sections[key].column);

/** Projects that visitors find, protected and unlisted ones too, as far as a player may be in them. */
const candidates = `
  SELECT ${columns.join(", ")} FROM "Project"
  WHERE "deletedAt" IS NULL AND ("visibility" <> 'draft' OR "publishAt" <= ?)
    AND (${columns.map((name) => `${name} LIKE '%embed%' OR ${name} LIKE '%\\u00%'`).join(" OR ")})`;

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
      const rows = reads.all<Record<string, string>>(candidates, storedMoment(state.since));
      known = { key: state.key, hasPlayers: rows.some(hasPlayer) };
    } catch (error) {
      log.error({ err: error }, "what is embedded could not be read");
    }
    return known.hasPlayers;
  };
}

function hasPlayer(row: Record<string, string>): boolean {
  return Object.values(row).some((stored) =>
    parseSection(stored).modules.some(
      (module) => module.type === "embed" && !module.hidden && playerOf(module.url) !== null,
    ),
  );
}
