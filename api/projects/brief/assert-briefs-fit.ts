import { maxBriefWords, saidInBrief, storedBrief } from "../../../content/brief.ts";
import { countWordsIn } from "../../../markup/markup-words.ts";
import type { Project } from "../../database/__generated__/prisma/client.ts";
import type { Transaction } from "../../database/content-change.ts";
import { refusal } from "../../validation/accept.ts";

type Briefed = Pick<Project, "name" | "brief">;

/**
 * The number of words that these projects have on the page of briefs, which tells projects in a few words and
 * pictures. A project without a brief has none.
 */
export function countWordsOf(projects: readonly Briefed[]): number {
  return projects.reduce((sum, { name, brief: column }) => {
    const brief = storedBrief(column);
    return brief ? sum + countWordsIn(saidInBrief(name, brief)) : sum;
  }, 0);
}

/**
 * Asserts that the page of briefs has at most `maxBriefWords` words. Does nothing for a project that is not
 * on that page.
 * @throws {UserFault} TOO_MANY_WORDS for `field`
 */
export async function assertBriefsFit(
  transaction: Transaction,
  { briefOrder }: Pick<Project, "briefOrder">,
  field: string,
): Promise<void> {
  if (briefOrder === null) return;
  const chosen = await transaction.project.findMany({
    where: { deletedAt: null, briefOrder: { not: null } },
    select: { name: true, brief: true },
  });
  const words = countWordsOf(chosen);
  if (words > maxBriefWords) {
    const message = `The page of briefs would have ${words} words. It may have ${maxBriefWords}`;
    throw refusal("TOO_MANY_WORDS", message, field);
  }
}
