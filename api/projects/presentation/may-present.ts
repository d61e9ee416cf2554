import type { Viewer } from "../../access/viewer.ts";
import type { Project } from "../../database/__generated__/prisma/client.ts";

/**
 * Whether a viewer who finds a project also finds its slides. Not for the owner, who finds the slides of
 * every project.
 */
export function mayPresent(
  { presenter, link }: Viewer,
  { id, offersPresentation }: Pick<Project, "id" | "offersPresentation">,
): boolean {
  return offersPresentation || presenter !== undefined || link?.projects.has(id) === true;
}
