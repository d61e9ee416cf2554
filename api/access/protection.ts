import type { ModuleReader } from "../../audience/module-audience.ts";
import { type Brief, storedBrief } from "../../content/brief.ts";
import type { Project } from "../database/__generated__/prisma/client.ts";
import type { Viewer } from "./viewer.ts";

/** The id of a project, and whether it is protected. */
export type Protection = Pick<Project, "id" | "isPasswordProtected">;

/** The viewer's access to the modules of a project. */
export function moduleReader(viewer: Viewer, { id }: Pick<Protection, "id">): ModuleReader {
  const { isOwner, hasPortfolioAccess, link } = viewer;
  const opening = link?.projects.get(id);
  return {
    isOwner,
    hasPortfolioAccess: hasPortfolioAccess || opening?.modules === null,
    opened: opening?.modules ?? undefined,
  };
}

/**
 * Whether a project's case study is withheld from the viewer, except for public modules and those that a link
 * opens.
 */
export function isLocked(project: Protection, viewer: Viewer): boolean {
  return project.isPasswordProtected && !moduleReader(viewer, project).hasPortfolioAccess;
}

/**
 * The brief of a project, which presents it in a few words and pictures. Null where the project has no
 * brief, or the viewer may not read it.
 */
export function briefFor(
  viewer: Viewer,
  { brief: column, ...project }: Protection & Pick<Project, "brief">,
): Brief | null {
  const brief = storedBrief(column);
  return brief && (brief.isPublic || !isLocked(project, viewer)) ? brief : null;
}
