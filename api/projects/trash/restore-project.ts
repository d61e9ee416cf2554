import type { Project } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent, type Transaction } from "../../database/content-change.ts";
import { UserFault } from "../../validation/user-fault.ts";
import { findFreeSlug } from "../slug.ts";
import { slugBeforeTrash } from "./trashed-slug.ts";

/**
 * Takes a project out of the trash, at its old address, or at one beside it where that is taken.
 * @throws {UserFault} NOT_FOUND where it is not in the trash.
 */
export function restoreProject(database: Database, id: number): Promise<Project> {
  return changeContent(database, async (transaction) => {
    const project = await transaction.project.findFirst({
      where: { id, deletedAt: { not: null } },
    });
    if (!project) throw notInTrash();
    return takeOutOfTrash(transaction, project);
  });
}

/** The same within a larger change. */
export async function takeOutOfTrash(transaction: Transaction, project: Project): Promise<Project> {
  const slug = await findFreeSlug(transaction, slugBeforeTrash(project.slug));
  const where = { id: project.id };
  return transaction.project.update({ where, data: { deletedAt: null, slug } });
}

function notInTrash(): UserFault {
  return new UserFault({
    field: "id",
    message: "This project is not in the trash any more.",
    code: "NOT_FOUND",
  });
}
