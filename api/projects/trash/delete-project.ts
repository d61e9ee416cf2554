import type { Project } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent, type Transaction } from "../../database/content-change.ts";
import { assertCurrent } from "../../validation/assert-current.ts";
import { findProject } from "../find-project.ts";
import { trashedSlug } from "./trashed-slug.ts";

/** Lays a project in the trash; its slug is free from then on. @throws {UserFault} NOT_FOUND, STALE_VERSION. */
export function deleteProject(
  database: Database,
  id: number,
  version?: number,
  updatedAt?: Date,
): Promise<Project> {
  return changeContent(database, async (transaction) => {
    const project = await findProject(transaction, id);
    assertCurrent(project, version, "project", updatedAt);
    return layInTrash(transaction, project, new Date());
  });
}

/** The same within a larger change. */
export function layInTrash(
  transaction: Transaction,
  project: Project,
  deletedAt: Date,
): Promise<Project> {
  const data = { deletedAt, slug: trashedSlug(project) };
  return transaction.project.update({ where: { id: project.id }, data });
}
