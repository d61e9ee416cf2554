import type { Project } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { changeContent } from "../database/content-change.ts";
import { findProject } from "./find-project.ts";

/** Puts a project behind the portfolio password, or takes it from there. @throws {UserFault} NOT_FOUND. */
export function setProjectProtection(
  database: Database,
  id: number,
  isPasswordProtected: boolean,
): Promise<Project> {
  return changeContent(database, async (transaction) => {
    await findProject(transaction, id);
    return transaction.project.update({ where: { id }, data: { isPasswordProtected } });
  });
}
