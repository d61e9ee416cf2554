import { isFound, isListedSql, visibilityAt } from "../access/audience.ts";
import { isLocked } from "../access/protection.ts";
import type { Viewer } from "../access/viewer.ts";
import type { Project, Visibility } from "../database/__generated__/prisma/client.ts";
import {
  type DirectReads,
  type DirectValue,
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
  createdAt: Date;
  updatedAt: Date;
};

type Row = ListedProject["columns"] & {
  workImageList: string;
  visibility: Visibility;
  publishAt: string | null;
  createdAt: string;
  updatedAt: string;
};

const listSql = (condition: string) => `
  SELECT *, (
    SELECT json_group_array("src") FROM (
      SELECT "src" FROM "WorkImage" WHERE "projectId" = "Project"."id" ORDER BY "position", "id"
    )
  ) AS "workImageList"
  FROM "Project" WHERE "deletedAt" IS NULL ${condition} ORDER BY "homeOrder", "id"`;

const allSql = listSql("");
const onHomeSql = listSql(`AND "showOnHome"`);

/**
 * The projects that the viewer finds in lists, in home order, as they may read them: what GraphQL says of
 * each (project.ts, case-study.ts), in one statement. A test compares the two.
 */
export function readAllProjects(
  reads: DirectReads,
  { viewer, asOf, isOnHome }: { viewer: Viewer; asOf: Date; isOnHome: boolean },
): ListedProject[] {
  return reads.all<Row>(isOnHome ? onHomeSql : allSql).flatMap((row) => {
    const id = Number(row.id);
    const state = { ...row, id, publishAt: optionalMomentOf(row.publishAt), deletedAt: null };
    if (!isFound(viewer, state, asOf, "list")) return [];
    const project = { id, isPasswordProtected: row.isPasswordProtected !== 0 };
    const isWithheld = isLocked(project, viewer);
    return {
      id,
      columns: {
        ...row,
        visibility: visibilityAt(state, asOf),
        publishAt: viewer.isOwner ? row.publishAt : null,
        publishZone: viewer.isOwner ? row.publishZone : null,
        ...(isWithheld && { searchDescription: "", socialImage: null }),
      },
      workImages: JSON.parse(row.workImageList),
      isLocked: isWithheld,
      facts: isWithheld ? null : readFacts(row),
      // Only text, read as GraphQL reads it: [] stands for what is withheld.
      caseStudy: eachSectionColumn((key) =>
        readableSectionText(String(row[sections[key].column]), project, viewer),
      ),
      createdAt: momentOf(row.createdAt),
      updatedAt: momentOf(row.updatedAt),
    };
  });
}

/** The addresses of all projects that anyone may read and find in lists, in home order. */
export function listPublicAddresses(
  reads: DirectReads,
  now: Date,
): { slug: string; updatedAt: Date }[] {
  return reads
    .all<{ slug: string; updatedAt: string }>(
      `SELECT "slug", "updatedAt" FROM "Project"
       WHERE ${isListedSql} AND NOT "isPasswordProtected" ORDER BY "homeOrder", "id"`,
      storedMoment(now),
    )
    .map(({ slug, updatedAt }) => ({ slug, updatedAt: momentOf(updatedAt) }));
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
export function listNewestProjects(reads: DirectReads, now: Date, count: number): NewestProject[] {
  type Row = Record<"slug" | "name" | "createdAt" | "publishedAt" | "updatedAt", string> & {
    id: number;
    hero: string | null;
  };
  return reads
    .all<Row>(
      `SELECT "id", "slug", "name", coalesce("heroImage", "homeHeroImage") AS "hero",
         "createdAt", coalesce("publishedAt", "publishAt", "createdAt") AS "publishedAt", "updatedAt"
       FROM "Project" WHERE ${isListedSql} AND NOT "isPasswordProtected"
       ORDER BY julianday(coalesce("publishedAt", "publishAt", "createdAt")) DESC, "id" DESC LIMIT ?2`,
      ...[storedMoment(now), count],
    )
    .map((row) => ({
      ...row,
      createdAt: momentOf(row.createdAt),
      publishedAt: momentOf(row.publishedAt),
      updatedAt: momentOf(row.updatedAt),
    }));
}

const isAmongSql = `(?3 IS NULL OR "Project"."id" IN (SELECT "value" FROM json_each(?3)))`;

/**
 * Where a work image stands among all that visitors find, in work order, from 0. Null where none is shown.
 * @param projectIds whose work images are counted; null for all
 */
export function placeOfWorkImage(
  reads: DirectReads,
  id: number,
  now: Date,
  projectIds: readonly number[] | null = null,
): number | null {
  const among = projectIds && JSON.stringify(projectIds);
  const [image] = reads.all<{ projectId: number; position: number; workOrder: number }>(
    `SELECT "projectId", "position", "workOrder" FROM "WorkImage"
     JOIN "Project" ON "Project"."id" = "projectId"
     WHERE "WorkImage"."id" = ?2 AND ${isListedSql} AND ${isAmongSql}`,
    ...[storedMoment(now), id, among],
  );
  if (!image) return null;
  const { projectId, position, workOrder } = image;
  const [counted] = reads.all<{ place: number }>(
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
