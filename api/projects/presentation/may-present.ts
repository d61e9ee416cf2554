import type { Viewer } from "../../access/viewer.ts";
import type { Project } from "../../database/__generated__/prisma/client.ts";
import { seeCaseStudy } from "../case-study/see-case-study.ts";

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

/** Whether a viewer who finds a project gets it as PDF, and the PDF of its slides. */
export function mayGetPdf(viewer: Viewer, project: Project): boolean {
  const { isOwner, link } = viewer;
  const isOffered = project.offersPdf || isOwner || link?.projects.has(project.id) === true;
  return isOffered && !seeCaseStudy(project, viewer).isWithheld;
}
