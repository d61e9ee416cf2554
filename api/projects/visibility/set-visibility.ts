import type { Project, Visibility } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent } from "../../database/content-change.ts";
import { findProject } from "../find-project.ts";
import { visibilityColumns } from "./visibility-change.ts";

/** Sets who finds a project from now on; what was scheduled is cancelled. @throws {UserFault} NOT_FOUND. */
export function setVisibility(
  database: Database,
  id: number,
  visibility: Visibility,
  now = new Date(),
): Promise<Project> {
  return changeContent(database, async (transaction) => {
    const stored = await findProject(transaction, id);
    return transaction.project.update({
      where: { id },
      data: visibilityColumns({ visibility, publishAt: null }, stored, now),
    });
  });
}
