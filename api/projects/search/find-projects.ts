import { isFound } from "../../access/audience.ts";
import { isLocked } from "../../access/protection.ts";
import type { Context } from "../../builder/context.ts";
import { findWords } from "../../builder/find-words.ts";
import { optionalMomentOf } from "../../database/direct-reads.ts";
import { readSearchedProjects } from "../../database/queries/projects.ts";
import { noFacts, readFacts } from "../fields/project-facts.ts";
import { factKeys } from "../fields/project-fields.ts";

/**
 * The ids of the projects whose name, slug, client, year, role, tags and people have every word of a text
 * in them, whatever its case and accents: as far as whoever asks finds the projects in lists, and may read
 * their facts.
 */
export async function findProjects(
  text: string,
  { reads, viewer, asOf }: Pick<Context, "reads" | "viewer" | "asOf">,
): Promise<number[]> {
  const isSaid = findWords(text);
  const rows = await readSearchedProjects(reads, factKeys);
  return rows.flatMap((row) => {
    const state = { ...row, publishAt: optionalMomentOf(row.publishAt), deletedAt: null };
    if (!isFound(viewer, state, asOf, "list")) return [];
    const isWithheld = isLocked(
      { id: row.id, isPasswordProtected: row.isPasswordProtected !== 0 },
      viewer,
    );
    const { client, year, role, tags, team } = isWithheld ? noFacts : readFacts(row);
    const people = team.flatMap(({ name, role }) => [name, role]);
    const said = [row.name, row.slug, client, year, role, ...tags, ...people].join("\n");
    return isSaid(said) ? [row.id] : [];
  });
}
