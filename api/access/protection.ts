import type { Viewer } from "./viewer.ts";

/** Whether a project's case study is withheld from the viewer. */
export function isLocked(project: { isPasswordProtected: boolean }, viewer: Viewer): boolean {
  return project.isPasswordProtected && !viewer.hasPortfolioAccess;
}
