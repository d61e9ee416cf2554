import { type ModuleAudience, maySeeModule } from "../../audience/module-audience.ts";
import type { Prisma, Project, Visibility } from "../database/__generated__/prisma/client.ts";
import type { OpenedLink } from "./links/opened-link.ts";
import { moduleReader, type Protection } from "./protection.ts";
import type { Viewer } from "./viewer.ts";

/** What decides who finds a project. */
export type ProjectState = Pick<Project, "id" | "visibility" | "publishAt" | "deletedAt">;

/** The visibility in force: a draft is public from its moment on. */
export function visibilityAt(
  { visibility, publishAt }: Pick<ProjectState, "visibility" | "publishAt">,
  now: Date,
): Visibility {
  return visibility === "draft" && publishAt !== null && publishAt <= now ? "public" : visibility;
}

/** How far a project reaches for a viewer: lists and ids, its address alone, the trash, or nothing. */
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

/** How a project is looked for. Files that it shows are found as its address is. */
export type Way = "list" | "id" | "address";

const reachedBy: Record<Way, readonly Reach[]> = {
  list: ["everywhere"],
  id: ["everywhere", "trash"],
  address: ["everywhere", "address"],
};

/**
 * Whether a viewer finds a project: the one rule that every surface asks, in this form, as `whereFound`, or as
 * isListedSql of ../database/queries/listed-projects.ts. A test compares the three.
 */
export function isFound(viewer: Viewer, project: ProjectState, now: Date, way: Way): boolean {
  return reachedBy[way].includes(reachOf(viewer, project, now));
}

/** The same as a condition of Prisma. */
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

/** The projects that a link lets its reader find, as a condition of Prisma. */
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

/** The projects with this visibility in force, as a condition of Prisma. */
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

/** A place that shows a file, and what decides who sees that place. */
export type MediaUse = {
  /** As MediaUse.place in the database. */
  place: string;
  /** Null where it is in no module, or in one that has none. */
  moduleId: string | null;
  /** Of the module; of what is in none, nobody asks. */
  isHidden: boolean;
  audience: ModuleAudience;
  /** Whether it is what everyone sees instead of the module, while that is for those with access. */
  isStandIn: boolean;
  /** Null for the site's identity. */
  project: (ProjectState & Protection) | null;
};

/** Public also where the case study is protected. Every other place of a project is of its case study. */
const teasers = ["homeHeroImage", "heroImage", "workImages"];

/** Whether a viewer sees what is in a place: the one rule that all access to files follows from. */
function maySee(viewer: Viewer, { place, project, ...use }: MediaUse, now: Date): boolean {
  if (viewer.isOwner || !project) return true;
  if (use.isHidden || !isFound(viewer, project, now, "address")) return false;
  if (use.isStandIn) return use.audience === "access";
  const module = { id: use.moduleId ?? undefined, audience: use.audience };
  return teasers.includes(place) || maySeeModule(moduleReader(viewer, project), module, project);
}

/** Whether a viewer may have the bytes of a file that is used so: wherever one place shows it to them. */
export function mayRead(viewer: Viewer, uses: readonly MediaUse[], now: Date): boolean {
  return viewer.isOwner || uses.some((use) => maySee(viewer, use, now));
}
