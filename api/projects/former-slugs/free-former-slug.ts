import type { Project } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent } from "../../database/content-change.ts";
import { UserFault } from "../../validation/user-fault.ts";
import { findProject } from "../find-project.ts";

/**
 * Gives up an address that a project had before: it leads nowhere from then on, and any project can have
 * it. @throws {UserFault} NOT_FOUND where it is none of this project's.
 */
export function freeFormerSlug(database: Database, id: number, slug: string): Promise<Project> {
  return changeContent(database, async (transaction) => {
    const project = await findProject(transaction, id);
    const { count } = await transaction.formerSlug.deleteMany({ where: { slug, projectId: id } });
    if (count === 0) {
      throw new UserFault({
        field: "slug",
        message: "This is no former address of the project any more.",
        code: "NOT_FOUND",
      });
    }
    return project;
  });
}
