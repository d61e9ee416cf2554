import type { Transaction } from "../database/content-change.ts";
import { UserFault } from "../validation/user-fault.ts";
import type { OpenedProjects } from "./share-link-input.ts";

/** The rows of what a link opens, in its order. @throws {UserFault} UNKNOWN, where a project is gone. */
export async function openedRows(transaction: Transaction, projects: OpenedProjects) {
  const ids = projects.map(({ projectId }) => projectId);
  const known = await transaction.project.count({ where: { id: { in: ids }, deletedAt: null } });
  if (known < ids.length) {
    throw new UserFault({
      field: "projects",
      message: "One of these projects does not exist any more. Take it out of the link.",
      code: "UNKNOWN",
    });
  }
  return projects.map(({ moduleIds, ...project }, position) => ({
    ...project,
    position,
    moduleIds: moduleIds && JSON.stringify(moduleIds),
  }));
}
