import type { Project } from "../database/__generated__/prisma/client.ts";
import { UserFault } from "../graphql/user-errors.ts";

/** @throws {UserFault} STALE_VERSION, where a change was made from another version than the current one. */
export function assertCurrent(project: Project, version: number | undefined): void {
  if (version === undefined || version === project.version) return;
  throw new UserFault({
    field: "version",
    message: "This project was changed elsewhere after you opened it.",
    code: "STALE_VERSION",
    currentVersion: project.version,
  });
}
