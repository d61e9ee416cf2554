import type { ModuleAudience } from "../../../audience/module-audience.ts";
import type { Visibility } from "../__generated__/prisma/client.ts";
import type { Statements } from "../statements.ts";

/** A use of a file: the content field that shows it (`place`), and what decides who may see it there. */
export type JudgedUse = {
  place: string;
  isHidden: number;
  audience: string;
  isStandIn: number;
  moduleId: string | null;
  projectId: number | null;
  deletedAt: string | number | null;
  isPasswordProtected: number;
  withholdsOriginals: number;
  visibility: Visibility;
  publishAt: string | number | null;
};

const judgedColumns = `
  used."place", used."isHidden", used."audience", used."isStandIn", used."moduleId",
  used."projectId", project."deletedAt", project."isPasswordProtected",
  project."withholdsOriginals", project."visibility", project."publishAt"`;
const itsProject = `
  LEFT JOIN "Project" AS project ON project."id" = used."projectId"`;
const isWhole = '(used."projectId" IS NULL OR project."id" IS NOT NULL)';

const judgedUses = `
  SELECT ${judgedColumns} FROM "MediaUse" AS used ${itsProject}
  WHERE used."path" = ?1 AND ${isWhole}
  UNION ALL
  SELECT ${judgedColumns} FROM "MediaAsset" AS video
  JOIN "MediaUse" AS used ON used."path" = video."path" ${itsProject}
  WHERE video."posterPath" = ?1 AND ${isWhole}
  LIMIT ?2`;

/** Uses of a file, up to a limit. A poster also has the uses of its video. */
export function readJudgedUses(reads: Statements, path: string, max: number): Promise<JudgedUse[]> {
  return reads.all(judgedUses, path, max);
}

const stateOfUses = `
  SELECT
    (SELECT "revision" FROM "ContentRevision" WHERE "id" = 1) AS "revision",
    EXISTS (SELECT 1 FROM "OutdatedMediaUse") AS "isOutdated"`;

/**
 * Reads one row: the content revision, and whether uses have to be derived again. Every request for a file
 * reads this row.
 */
export function readStateOfUses(
  reads: Statements,
): Promise<{ revision: number | null; isOutdated: number }[]> {
  return reads.all(stateOfUses);
}

const anyOutdated = 'SELECT EXISTS (SELECT 1 FROM "OutdatedMediaUse") AS "isOutdated"';

/** Whether uses of any file have to be derived again. */
export async function hasOutdatedUses(reads: Statements): Promise<boolean> {
  const [state] = await reads.all<{ isOutdated: number }>(anyOutdated);
  return Boolean(state?.isOutdated);
}

/** The number of uses of a file in content. */
export async function countUses(reads: Statements, path: string): Promise<number> {
  const [counted] = await reads.all<{ count: number }>(
    'SELECT count(*) AS "count" FROM "MediaUse" WHERE "path" = ?1',
    path,
  );
  return counted?.count ?? 0;
}

/** A use of a file in a content field (`place`), for the owner. */
export type ListedUse = {
  path: string;
  place: string;
  isHidden: number;
  audience: ModuleAudience;
  isStandIn: number;
  isStart: number;
  projectId: number | null;
  /** When the project was deleted. Null where it was not, and without a project. */
  deletedAt: string | number | null;
};

const listedUses = `
  SELECT used."path", used."place", used."isHidden", used."audience", used."isStandIn", used."isStart",
    used."projectId", project."deletedAt"
  FROM "MediaUse" AS used LEFT JOIN "Project" AS project ON project."id" = used."projectId"
  WHERE used."path" = ?1 ORDER BY coalesce(used."projectId", 0), used."id" LIMIT ?2 OFFSET ?3`;

/** Some uses of a file: first those in the site's identity, then those in each project. */
export function listUses(
  reads: Statements,
  path: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedUse[]> {
  return reads.all(listedUses, path, limit, offset);
}
