import LibSql from "libsql";
import type { Viewer } from "../access/viewer.ts";
import type { Database } from "../database/client.ts";
import { pathOfUrl } from "../database/connection.ts";
import { type MediaUse, mayRead } from "./audience.ts";

/** Who may have the bytes of which file, decided from where it is used now. */
export type MediaAccess = {
  /** Whether a viewer may have each of several files, by path. Nobody but the owner has one that nothing shows. */
  mayRead: (viewer: Viewer, paths: readonly string[]) => Promise<boolean[]>;
  close: () => void;
};

/** So many uses of a file are looked at first: one that shows it is mostly among them. */
const few = 8;
const all = -1;

const columns = `
  used.place AS place, used.isHidden AS isHidden, used.projectId AS projectId,
  project.deletedAt IS NOT NULL AS isInTrash, project.isPasswordProtected AS isPasswordProtected`;
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
  projectId: number | null;
  isInTrash: number;
  isPasswordProtected: number;
};

/**
 * Reads the uses over a connection of its own, a file at a time.
 * @param url `file:` address of the database
 * @param database which derives uses when it commits (see ../projects/derive-media-uses.ts)
 */
export function openMediaAccess(url: string, database: Database): MediaAccess {
  const connection = new LibSql(pathOfUrl(url));
  const uses = connection.prepare(usesOfFile);
  const outdated = connection.prepare('SELECT 1 FROM "OutdatedMediaUse" LIMIT 1');
  const readUses = (path: string, most: number) => (uses.all(path, most) as Row[]).map(useOf); // as the statement says
  const decide = (viewer: Viewer, path: string) => {
    const first = readUses(path, few);
    return mayRead(viewer, first) || (first.length === few && mayRead(viewer, readUses(path, all)));
  };
  return {
    mayRead: async (viewer, paths) => {
      if (viewer.isOwner) return paths.map(() => true);
      for (let attempt = 0; attempt < 3; attempt++) {
        const verdicts = paths.map((path) => decide(viewer, path));
        // Looked at last: what was written before has its uses derived, or is noted here.
        if (outdated.get() === undefined) return verdicts;
        await database.$transaction(async () => {});
      }
      throw new Error("the uses of media stay outdated");
    },
    close: () => {
      connection.close();
    },
  };
}

function useOf({ place, isHidden, projectId, isInTrash, isPasswordProtected }: Row): MediaUse {
  return {
    place,
    isHidden: isHidden !== 0,
    project:
      projectId === null
        ? null
        : { isInTrash: isInTrash !== 0, isPasswordProtected: isPasswordProtected !== 0 },
  };
}
