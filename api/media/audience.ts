import { isLocked } from "../access/protection.ts";
import type { Viewer } from "../access/viewer.ts";

/** A place that shows a file, and what decides who sees that place. */
export type MediaUse = {
  /** As MediaUse.place in the database. */
  place: string;
  isHidden: boolean;
  /** Null for the site's identity. */
  project: { isInTrash: boolean; isPasswordProtected: boolean } | null;
};

/** Public also where the case study is protected. Every other place of a project is of its case study. */
const teasers = ["homeHeroImage", "heroImage", "workImages"];

/** Whether a viewer sees what is in a place: the one rule that all access to files follows from. */
function maySee(viewer: Viewer, { place, isHidden, project }: MediaUse): boolean {
  if (viewer.isOwner || !project) return true;
  if (project.isInTrash || isHidden) return false;
  return teasers.includes(place) || !isLocked(project, viewer);
}

/** Whether a viewer may have the bytes of a file that is used so: wherever one place shows it to them. */
export function mayRead(viewer: Viewer, uses: readonly MediaUse[]): boolean {
  return viewer.isOwner || uses.some((use) => maySee(viewer, use));
}
