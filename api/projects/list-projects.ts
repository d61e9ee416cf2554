import { isFound, isListedSql, visibilityAt } from "../access/audience.ts";
import { isLocked } from "../access/protection.ts";
import type { Viewer } from "../access/viewer.ts";
import type { Project, Visibility } from "../database/__generated__/prisma/client.ts";
import type { Dialect } from "../database/dialect.ts";
import {
  type DirectReads,
  type DirectValue,
  isoMomentOf,
  momentOf,
  optionalMomentOf,
  storedMoment,
} from "../database/direct-reads.ts";
import { readableSectionText } from "./case-study/section-text.ts";
import { eachSectionColumn, type SectionColumn, sections } from "./case-study/sections.ts";
import { type ProjectFacts, readFacts } from "./fields/project-facts.ts";

/** A project as its whole list has it. */
export type ListedProject = {
  id: number;
  /** As SQLite has them: 1 for true. */
  columns: { [Column in keyof Project]: DirectValue };
  workImages: string[];
  isLocked: boolean;
  /** Null where they are withheld. */
  facts: ProjectFacts | null;
  caseStudy: Record<SectionColumn, string>;
  /** As ISO 8601. */
  createdAt: string;
  updatedAt: string;
};

type Row = ListedProject["columns"] & {
  workImageList: string;
  visibility: Visibility;
  publishAt: string | null;
  createdAt: string;
  updatedAt: string;
};

const listSql = ({ jsonListOf }: Dialect, condition: string) => `
  SELECT *, (
    SELECT ${jsonListOf('"src"')} FROM (
      SELECT "src" FROM "WorkImage" WHERE "projectId" = "Project"."id" ORDER BY "position", "id"
    ) AS "image"
  ) AS "workImageList"
  FROM "Project" WHERE "deletedAt" IS NULL ${condition} ORDER BY "homeOrder", "id"`;

/**
 * Tells of the projects that the viewer finds in lists, in home order, as they may read them: what GraphQL says
 * of each (project.ts, case-study.ts), in one statement. A test compares the two. Each is told of before the
 * next one is looked at, so that ten thousand are not held at once.
 */
export async function tellAllProjects<Told>(
  reads: DirectReads,
  { viewer, asOf, isOnHome }: { viewer: Viewer; asOf: Date; isOnHome: boolean },
  tell: (project: ListedProject) => Told,
): Promise<Told[]> {
  const sql = listSql(reads.dialect, isOnHome ? 'AND "showOnHome"' : "");
  const told: Told[] = [];
  for (const row of await reads.all<Row>(sql)) {
    const project = listedProject(row, viewer, asOf);
    if (project) told.push(tell(project));
  }
  return told;
}

/** Undefined for one that the viewer does not find in lists. */
function listedProject(row: Row, viewer: Viewer, asOf: Date): ListedProject | undefined {
  const id = Number(row.id);
  const publishAt = optionalMomentOf(row.publishAt);
  const state = { id, visibility: row.visibility, publishAt, deletedAt: null };
  if (!isFound(viewer, state, asOf, "list")) return undefined;
  const project = { id, isPasswordProtected: row.isPasswordProtected !== 0 };
  const isWithheld = isLocked(project, viewer);
  // The row is nobody else's: a copy of each would be a tenth of the work.
  row.visibility = visibilityAt(state, asOf);
  if (!viewer.isOwner) Object.assign(row, { publishAt: null, publishZone: null });
  if (isWithheld) Object.assign(row, { searchDescription: "", socialImage: null });
  return {
    id,
    columns: row,
    workImages: JSON.parse(row.workImageList),
    isLocked: isWithheld,
    facts: isWithheld ? null : readFacts(row),
    // Only text, read as GraphQL reads it: [] stands for what is withheld.
    caseStudy: eachSectionColumn((key) =>
      readableSectionText(String(row[sections[key].column]), project, viewer),
    ),
    createdAt: isoMomentOf(row.createdAt),
    updatedAt: isoMomentOf(row.updatedAt),
  };
}

/** The addresses of all projects that anyone may read and find in lists, in home order; moments as ISO 8601. */
export async function listPublicAddresses(
  reads: DirectReads,
  now: Date,
): Promise<{ slug: string; updatedAt: string }[]> {
  const rows = await reads.all<{ slug: string; updatedAt: string }>(
    `SELECT "slug", "updatedAt" FROM "Project"
     WHERE ${isListedSql} AND NOT "isPasswordProtected" ORDER BY "homeOrder", "id"`,
    storedMoment(now),
  );
  return rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: isoMomentOf(updatedAt) }));
}

/** A project as a feed tells of it. */
export type NewestProject = {
  id: number;
  slug: string;
  name: string;
  /** Address of its picture or video. Null for none. */
  hero: string | null;
  createdAt: Date;
  publishedAt: Date;
  updatedAt: Date;
};

/** The projects that anyone may read and find in lists, those published last first. */
export async function listNewestProjects(
  reads: DirectReads,
  now: Date,
  count: number,
): Promise<NewestProject[]> {
  type Row = Record<"slug" | "name" | "createdAt" | "publishedAt" | "updatedAt", string> & {
    id: number;
    hero: string | null;
  };
  const publishedAt = 'coalesce("publishedAt", "publishAt", "createdAt")';
  const rows = await reads.all<Row>(
    `SELECT "id", "slug", "name", coalesce("heroImage", "homeHeroImage") AS "hero",
       "createdAt", ${publishedAt} AS "publishedAt", "updatedAt"
     FROM "Project" WHERE ${isListedSql} AND NOT "isPasswordProtected"
     ORDER BY ${reads.dialect.instantOf(publishedAt)} DESC, "id" DESC LIMIT ?2`,
    ...[storedMoment(now), count],
  );
  return rows.map((row) => ({
    ...row,
    createdAt: momentOf(row.createdAt),
    publishedAt: momentOf(row.publishedAt),
    updatedAt: momentOf(row.updatedAt),
  }));
}

/**
 * Where a work image stands among all that visitors find, in work order, from 0. Null where none is shown.
 * @param projectIds whose work images are counted; null for all
 */
export async function placeOfWorkImage(
  reads: DirectReads,
  id: number,
  now: Date,
  projectIds: readonly number[] | null = null,
): Promise<number | null> {
  const among = JSON.stringify(projectIds ?? []);
  const isAmongSql = projectIds ? reads.dialect.isInJson('"Project"."id"', "?3") : "?3 = '[]'";
  const [image] = await reads.all<{ projectId: number; position: number; workOrder: number }>(
    `SELECT "projectId", "position", "workOrder" FROM "WorkImage"
     JOIN "Project" ON "Project"."id" = "projectId"
     WHERE "WorkImage"."id" = ?2 AND ${isListedSql} AND ${isAmongSql}`,
    ...[storedMoment(now), id, among],
  );
  if (!image) return null;
  const { projectId, position, workOrder } = image;
  const [counted] = await reads.all<{ place: number }>(
    `SELECT (
       SELECT count(*) FROM "Project" JOIN "WorkImage" ON "projectId" = "Project"."id"
       WHERE ${isListedSql} AND ${isAmongSql} AND ("workOrder", "Project"."id") < (?4, ?5)
     ) + (
       SELECT count(*) FROM "WorkImage" WHERE "projectId" = ?5 AND ("position", "id") < (?6, ?2)
     ) AS "place"`,
    ...[storedMoment(now), id, among],
    ...[workOrder, projectId, position],
  );
  return counted?.place ?? null;
}
