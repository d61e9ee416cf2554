import type { Project } from "../../database/__generated__/prisma/client.ts";
import type { Transaction } from "../../database/content-change.ts";
import { claimSlug } from "../slug.ts";

/**
 * Takes an address for a project, which is about to get it; the one left behind redirects from now on.
 * @throws {UserFault} SLUG_TAKEN.
 */
export async function moveProject(
  transaction: Transaction,
  project: Project,
  slug: string,
): Promise<void> {
  await claimSlug(transaction, slug, project.id);
  await transaction.formerSlug.create({ data: { slug: project.slug, projectId: project.id } });
}
