import type { Viewer } from "../../access/viewer.ts";
import type { Project } from "../../database/__generated__/prisma/client.ts";

/** Whether a viewer other than the owner, who finds a project, finds its slides, too. */
export function mayPresent(
  { presenter, link }: Viewer,
  { id, offersPresentation }: Pick<Project, "id" | "offersPresentation">,
): boolean {
  return offersPresentation || presenter !== undefined || link?.projects.has(id) === true;
}
