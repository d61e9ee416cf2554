import { moduleAudiences } from "../../audience/module-audience.ts";
import { type MediaUse, mayRead } from "../access/audience.ts";
import type { Viewer } from "../access/viewer.ts";
import type { Clock } from "../clock.ts";
import type { Visibility } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { type DirectReads, optionalMomentOf } from "../database/direct-reads.ts";

/** Who may have the bytes of which file, decided from where it is used now. */
export type MediaAccess = {
  /** Whether a viewer may have each of several files, by path. Nobody but the owner has one that nothing shows. */
  mayRead: (viewer: Viewer, paths: readonly string[]) => Promise<boolean[]>;
};

/** So many uses of a file are looked at first: one that shows it is mostly among them. */
const few = 8;
const all = -1;

/** First uses are remembered for so many files. */
const mostRemembered = 5_000;

const columns = `
  used.place AS place, used.isHidden AS isHidden, used.audience AS audience,
  used.isStandIn AS isStandIn, used.moduleId AS moduleId, used.projectId AS projectId,
  project.deletedAt AS deletedAt, project.isPasswordProtected AS isPasswordProtected,
  project.visibility AS visibility, project.publishAt AS publishAt`;
const itsProject = `
  LEFT JOIN "Project" AS project ON project.id = used.projectId`;
const isWhole = "(used.projectId IS NULL OR project.id IS NOT NULL)";

/** A poster is seen wherever its video is. */
const usesOfFile = `
  SELECT ${columns} FROM "MediaUse" AS used ${itsProject}
  WHERE used.path = ?1 AND ${isWhole}
  UNION ALL
  SELECT ${columns} FROM "MediaAsset" AS video
  JOIN "MediaUse" AS used ON used.path = video.path ${itsProject}
  WHERE video.posterPath = ?1 AND ${isWhole}
  LIMIT ?2`;

type Row = {
  place: string;
  isHidden: number;
  audience: string;
  isStandIn: number;
  moduleId: string | null;
  projectId: number | null;
  deletedAt: string | number | null;
  isPasswordProtected: number;
  visibility: Visibility;
  publishAt: string | number | null;
};

const stateOfUses = `
  SELECT
    (SELECT "revision" FROM "ContentRevision" WHERE "id" = 1) AS "revision",
    EXISTS (SELECT 1 FROM "OutdatedMediaUse") AS "isOutdated"`;

type State = { revision: number | null; isOutdated: number };

/**
 * Remembers uses, never verdicts, until content changes.
 * @param database which derives uses when it commits (see ../projects/derive-media-uses.ts)
 */
export function createMediaAccess(
  reads: DirectReads,
  database: Database,
  clock: Clock,
): MediaAccess {
  const readUses = (path: string, most: number) =>
    reads.all<Row>(usesOfFile, path, most).map(useOf);
  let remembered = new Map<string, MediaUse[]>();
  let revision: number | null = null;
  const readFirstUses = (path: string) => {
    const uses = remembered.get(path) ?? readUses(path, few);
    if (remembered.size < mostRemembered) remembered.set(path, uses);
    return uses;
  };
  const decide = (viewer: Viewer, path: string) => {
    const now = clock();
    const first = readFirstUses(path);
    if (mayRead(viewer, first, now)) return true;
    return first.length === few && mayRead(viewer, readUses(path, all), now);
  };
  const readState = async () => {
    for (let attempt = 0; attempt < 3; attempt++) {
      const [state] = reads.all<State>(stateOfUses);
      if (state?.isOutdated === 0) return state;
      await database.$transaction(async () => {});
      remembered = new Map();
    }
    throw new Error("the uses of media stay outdated");
  };
  return {
    mayRead: async (viewer, paths) => {
      if (viewer.isOwner) return paths.map(() => true);
      const state = await readState();
      if (state.revision !== revision) remembered = new Map();
      revision = state.revision;
      return paths.map((path) => decide(viewer, path));
    },
  };
}

function useOf({ place, moduleId, projectId, ...row }: Row): MediaUse {
  const { isHidden, audience, isStandIn, ...project } = row;
  return {
    place,
    moduleId,
    isHidden: isHidden !== 0,
    // One that is not known here is the narrowest.
    audience: moduleAudiences.find((each) => each === audience) ?? "access",
    isStandIn: isStandIn !== 0,
    project:
      projectId === null
        ? null
        : {
            id: projectId,
            visibility: project.visibility,
            publishAt: optionalMomentOf(project.publishAt),
            deletedAt: optionalMomentOf(project.deletedAt),
            isPasswordProtected: project.isPasswordProtected !== 0,
          },
  };
}
