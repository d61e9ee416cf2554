import type { Project } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import type { Transaction } from "../../database/content-change.ts";
import { findFreeSlug } from "../slug.ts";

/** How long a project stays in the trash, in milliseconds. */
export const restingTime = 30 * 24 * 60 * 60 * 1_000;

/**
 * A condition of Prisma for the projects in the trash. While the demo, the sample content of a new site, is
 * removed, its projects are not included: they are only restored together (restoreDemo).
 */
export async function whereTrashed({ demoRemoval }: Pick<Transaction, "demoRemoval">) {
  const isRemoved = (await demoRemoval.count()) > 0;
  return { deletedAt: { not: null }, ...(isRemoved && { isDemo: false }) };
}

/**
 * Separates slug and id in the stored slug of a project in the trash. No other slug contains this
 * character, so that a project in the trash reserves no address.
 */
const separator = "~";

/** The slug that a project had before it was moved to the trash. Any other slug is returned as it is. */
export function slugBeforeTrash(slug: string): string {
  return slug.split(separator, 1)[0] ?? slug;
}

/** Moves a project to the trash; its slug is free from then on. */
export function layInTrash(
  transaction: Transaction,
  { id, slug }: Project,
  deletedAt: Date,
): Promise<Project> {
  const data = { deletedAt, slug: `${slug}${separator}${id}` };
  return transaction.project.update({ where: { id }, data });
}

/**
 * Restores a project from the trash, with its old slug, or with a similar slug if the old one is
 * taken.
 */
export async function takeOutOfTrash(transaction: Transaction, project: Project): Promise<Project> {
  const slug = await findFreeSlug(transaction, slugBeforeTrash(project.slug));
  const where = { id: project.id };
  return transaction.project.update({ where, data: { deletedAt: null, slug } });
}

/**
 * Removes projects that were moved to the trash, and drafts that were dismissed, more than 30 days
 * ago.
 * @returns the number of removed projects
 */
export async function emptyTrash(database: Database, now = new Date()): Promise<number> {
  const limit = new Date(now.getTime() - restingTime);
  await database.projectDraft.deleteMany({ where: { dismissedAt: { lt: limit } } });
  const { count } = await database.project.deleteMany({ where: { deletedAt: { lt: limit } } });
  return count;
}
