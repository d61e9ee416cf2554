import { type ModuleAudience, maySeeModule } from "../../audience/module-audience.ts";
import type { Prisma, Project, Visibility } from "../database/__generated__/prisma/client.ts";
import type { OpenedLink } from "./links/opened-link.ts";
import { moduleReader, type Protection } from "./protection.ts";
import { isInPerson, type Viewer } from "./viewer.ts";

/** The fields that decide who finds a project. */
export type ProjectState = Pick<Project, "id" | "visibility" | "publishAt" | "deletedAt">;

/** The visibility in force: a draft is public from its `publishAt` on. */
export function visibilityAt(
  { visibility, publishAt }: Pick<ProjectState, "visibility" | "publishAt">,
  now: Date,
): Visibility {
  return visibility === "draft" && publishAt !== null && publishAt <= now ? "public" : visibility;
}

/**
 * Where a viewer finds a project: "everywhere" (in lists, by its id and by its address), only by
 * its "address", only in the "trash", or "nowhere".
 */
type Reach = "everywhere" | "address" | "trash" | "nowhere";

const visitorsReach = {
  public: "everywhere",
  unlisted: "address",
  draft: "nowhere",
} as const satisfies Record<Visibility, Reach>;

function reachOf({ isOwner, link }: Viewer, project: ProjectState, now: Date): Reach {
  if (project.deletedAt !== null) return isOwner ? "trash" : "nowhere";
  if (isOwner) return "everywhere";
  const visibility = visibilityAt(project, now);
  const opening = link?.projects.get(project.id);
  const isOpened = opening && (opening.opensDraft || visibility !== "draft");
  return isOpened ? "everywhere" : visitorsReach[visibility];
}

/**
 * How a project is looked up: in a list, by its id, or by its address. A viewer gets the files of
 * projects that are found by "address". For a file that is requested by its own id, which can be
 * guessed, the project must be found by "id".
 */
export type Way = "list" | "id" | "address";

const reachedBy: Record<Way, readonly Reach[]> = {
  list: ["everywhere"],
  id: ["everywhere", "trash"],
  address: ["everywhere", "address"],
};

/**
 * Whether a viewer finds a project. `whereFound`, and isListedSql of ../database/queries/listed-projects.ts,
 * repeat this rule for Prisma and SQL. A test compares the three.
 */
export function isFound(viewer: Viewer, project: ProjectState, now: Date, way: Way): boolean {
  return reachedBy[way].includes(reachOf(viewer, project, now));
}

/** The rule of `isFound` as a condition of Prisma. */
export function whereFound(viewer: Viewer, now: Date, way: Way): Prisma.ProjectWhereInput {
  if (viewer.isOwner && way === "id") return {};
  const isPresent = { deletedAt: null };
  if (viewer.isOwner) return isPresent;
  const found = [
    whereVisible("public", now),
    ...(way === "address" ? [whereVisible("unlisted", now)] : []),
    ...(viewer.link ? [whereOpened(viewer.link, now)] : []),
  ];
  return { AND: [isPresent, { OR: found }] };
}

/** A condition of Prisma for the projects that a link opens to its reader. Includes the trash. */
export function whereOpened({ projects }: OpenedLink, now: Date): Prisma.ProjectWhereInput {
  const drafts = [...projects].filter(([, { opensDraft }]) => opensDraft);
  return {
    id: { in: [...projects.keys()] },
    OR: [
      { id: { in: drafts.map(([id]) => id) } },
      whereVisible("public", now),
      whereVisible("unlisted", now),
    ],
  };
}

/** A condition of Prisma for the projects that have this visibility at the time `now`. */
export function whereVisible(visibility: Visibility, now: Date): Prisma.ProjectWhereInput {
  switch (visibility) {
    case "public":
      return { OR: [{ visibility }, { visibility: "draft", publishAt: { lte: now } }] };
    case "unlisted":
      return { visibility };
    case "draft":
      return { visibility, OR: [{ publishAt: null }, { publishAt: { gt: now } }] };
  }
}

/**
 * A condition of Prisma for the comments on a project that a viewer may read. The owner, but no
 * token, gets all comments; the reader of a review link gets the comments that were made by this
 * link. Null for other viewers, and in a presentation: there nobody may read or write comments.
 */
export function whereCommented(
  viewer: Viewer,
  projectId: number,
): { projectId: number; linkId?: number } | null {
  if (isInPerson(viewer)) return { projectId };
  const { isOwner, link, presenter } = viewer;
  const mayComment = !isOwner && !presenter && link?.isReview && link.projects.has(projectId);
  return mayComment ? { projectId, linkId: link.id } : null;
}

/**
 * A condition of Prisma for the projects that others than the owner see or may come to see: all but
 * drafts that are neither scheduled nor opened by a share link. It includes the trash, and drafts
 * whose link is paused, expired or revoked. A token without the scope PUBLISH must not change these
 * projects.
 */
export const whereShown = {
  OR: [
    { visibility: { not: "draft" } },
    { publishAt: { not: null } },
    { shareLinks: { some: { opensDraft: true } } },
  ],
} as const satisfies Prisma.ProjectWhereInput;

/** A place in content that shows a file, and the fields that decide who sees the file there. */
export type MediaUse = {
  /** The name of the place, as in the column MediaUse.place. */
  place: string;
  /** The id of the module. Null for a place outside of modules, and in a module without id. */
  moduleId: string | null;
  /** Whether the module is hidden. Unused outside of modules. */
  isHidden: boolean;
  audience: ModuleAudience;
  /**
   * Whether the file belongs to a module's stand-in, which viewers without access see instead of the module.
   */
  isStandIn: boolean;
  /** The project with the place. Null for the site's identity, which visitors see. */
  project: (ProjectState & Protection & Pick<Project, "withholdsOriginals">) | null;
};

/**
 * The places of a project that stay public while its case study is protected. All other places
 * count as parts of the case study.
 */
const teasers = ["homeHeroImage", "heroImage", "workImages"];

/** Whether a viewer sees the content of a place. All access to files follows from this rule. */
function maySee(
  viewer: Viewer,
  { place, project, ...use }: MediaUse,
  now: Date,
  way: Way,
): boolean {
  if (viewer.isOwner || !project) return true;
  if (use.isHidden || !isFound(viewer, project, now, way)) return false;
  if (use.isStandIn) return use.audience === "access";
  const module = { id: use.moduleId ?? undefined, audience: use.audience };
  return teasers.includes(place) || maySeeModule(moduleReader(viewer, project), module, project);
}

/**
 * The versions of a file that a viewer gets: none, only smaller ones, or also the original
 * ("whole").
 */
export type Reading = "none" | "reduced" | "whole";

/**
 * The versions that a viewer gets of a file with these uses. If the uses allow different versions,
 * the viewer gets the most that one of them allows.
 */
export function readingOf(
  viewer: Viewer,
  uses: readonly MediaUse[],
  now: Date,
  way: Way = "address",
): Reading {
  if (viewer.isOwner) return "whole";
  const seen = uses.filter((use) => maySee(viewer, use, now, way));
  if (seen.length === 0) return "none";
  return seen.every(({ project }) => project?.withholdsOriginals) ? "reduced" : "whole";
}

/** Whether a viewer may read a file with these uses. */
export function mayRead(viewer: Viewer, uses: readonly MediaUse[], now: Date): boolean {
  return readingOf(viewer, uses, now) !== "none";
}
