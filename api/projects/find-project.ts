import type { Project } from "../database/__generated__/prisma/client.ts";
import type { Transaction } from "../database/content-change.ts";
import { UserFault } from "../validation/user-fault.ts";

/** The project with this id, not in the trash. @throws {UserFault} NOT_FOUND. */
export async function findProject(transaction: Transaction, id: number): Promise<Project> {
  const project = await transaction.project.findFirst({ where: { id, deletedAt: null } });
  if (!project) throw projectNotFound();
  return project;
}

export function projectNotFound(): UserFault {
  return new UserFault({
    field: "id",
    message: "This project does not exist any more.",
    code: "NOT_FOUND",
  });
}
