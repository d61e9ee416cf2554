import type { Project } from "../database/__generated__/prisma/client.ts";
import type { Transaction } from "../database/content-change.ts";
import { requireRecord } from "../validation/accept.ts";

/** The project with this id. @throws {UserFault} NOT_FOUND, also for a project in the trash */
export async function findProject(transaction: Transaction, id: number): Promise<Project> {
  const project = await transaction.project.findFirst({ where: { id, deletedAt: null } });
  return requireRecord(project, "project");
}
