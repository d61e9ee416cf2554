import { factKeys, projectFields } from "../../../content/project-fields.ts";
import { isFound } from "../../access/audience.ts";
import { isLocked } from "../../access/protection.ts";
import type { Context } from "../../builder/context.ts";
import { findWords } from "../../builder/find-words.ts";
import { optionalMomentOf } from "../../database/direct-reads.ts";
import { readSearchedProjects } from "../../database/queries/projects.ts";
import { noFacts, readFacts } from "../fields/project-outputs.ts";

/** The facts that are searched: all except lists of links. */
const searchedFacts = factKeys.filter((key) => projectFields[key].kind !== "links");

/**
 * The ids of the projects whose name, slug and facts, except for links, together contain every word
 * of a text, ignoring case and accents. Only projects in the viewer's lists, and facts that the
 * viewer may read, are searched.
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
    const facts = isWithheld ? noFacts : readFacts(row);
    const said = searchedFacts.flatMap((key) => textsIn(facts[key]));
    return isSaid([row.name, row.slug, ...said].join("\n")) ? [row.id] : [];
  });
}

/** All texts in a fact's value, including those in the rows of a list. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
