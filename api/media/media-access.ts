import { moduleAudiences } from "../../audience/module-audience.ts";
import { type MediaUse, type Reading, readingOf, type Way } from "../access/audience.ts";
import type { Viewer } from "../access/viewer.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/client.ts";
import { optionalMomentOf } from "../database/direct-reads.ts";
import { type JudgedUse, readJudgedUses, readStateOfUses } from "../database/queries/media-uses.ts";
import type { Statements } from "../database/statements.ts";

/**
 * Decides who may read a file. This depends on its uses: the places in content that show the file.
 */
export type MediaAccess = {
  /**
   * Whether a viewer may read each of several files, by path. Only the owner may read an unused
   * file.
   * @param way how the projects that show the files are looked up; by default by their addresses
   */
  mayRead: (viewer: Viewer, paths: readonly string[], way?: Way) => Promise<boolean[]>;
  /** What a viewer may read of a file: nothing, only smaller versions, or all of it. */
  read: (viewer: Viewer, path: string) => Promise<Reading>;
};

/**
 * The number of uses of a file that are read at first. In most cases one of them grants access, and no more
 * are read.
 */
const few = 8;
const all = 2 ** 31 - 1;

/** The maximum number of files whose first uses are cached. */
const maxCached = 5_000;

/**
 * Creates the rules of access. Caches the uses of files until content changes; does not cache decisions.
 * @param database a client that derives outdated uses from content whenever it commits a transaction (see
 *   ../projects/derive-media-uses.ts)
 */
export function createMediaAccess(
  reads: Statements,
  database: Database,
  clock: Clock,
): MediaAccess {
  const readUses = async (path: string, max: number) =>
    (await readJudgedUses(reads, path, max)).map(useOf);
  let remembered = new Map<string, MediaUse[]>();
  let revision: number | null = null;
  const readFirstUses = async (path: string, known: Map<string, MediaUse[]>) => {
    const uses = known.get(path) ?? (await readUses(path, few));
    if (known.size < maxCached) known.set(path, uses);
    return uses;
  };
  const decide = async (viewer: Viewer, path: string, known: Map<string, MediaUse[]>, way: Way) => {
    const now = clock();
    const first = await readFirstUses(path, known);
    const reading = readingOf(viewer, first, now, way);
    if (reading === "whole" || first.length < few) return reading;
    return readingOf(viewer, await readUses(path, all), now, way);
  };
  const readState = async () => {
    for (let attempt = 0; attempt < 3; attempt++) {
      const [state] = await readStateOfUses(reads);
      if (state?.isOutdated === 0) return state;
      await database.$transaction(async () => {});
      remembered = new Map();
    }
    throw new Error("the uses of media stay outdated");
  };
  const readAll = async (
    viewer: Viewer,
    paths: readonly string[],
    way: Way = "address",
  ): Promise<Reading[]> => {
    if (viewer.isOwner) return paths.map(() => "whole");
    const state = await readState();
    if (state.revision !== revision) remembered = new Map();
    revision = state.revision;
    // Uses that are read from now on belong to this revision or to a later one. This request caches them in
    // its own map, because another request may replace `remembered` meanwhile.
    const known = remembered;
    return Promise.all(paths.map((path) => decide(viewer, path, known, way)));
  };
  return {
    mayRead: async (viewer, paths, way) =>
      (await readAll(viewer, paths, way)).map((reading) => reading !== "none"),
    read: async (viewer, path) => (await readAll(viewer, [path]))[0] ?? "none",
  };
}

function useOf({ place, moduleId, projectId, ...row }: JudgedUse): MediaUse {
  const { isHidden, audience, isStandIn, ...project } = row;
  return {
    place,
    moduleId,
    isHidden: isHidden !== 0,
    // An unknown audience is treated as "access", the narrowest one.
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
            withholdsOriginals: project.withholdsOriginals !== 0,
          },
  };
}
