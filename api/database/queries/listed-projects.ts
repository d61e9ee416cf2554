import type { Project, Visibility } from "../__generated__/prisma/client.ts";
import type { Dialect } from "../dialect.ts";
import { type DirectReads, type DirectValue, momentOf, storedMoment } from "../direct-reads.ts";

/** The condition for projects in visitors' lists. `?1` is the current time, as `storedMoment` returns it. */
export const isListedSql = `(
  "Project"."deletedAt" IS NULL AND (
    "Project"."visibility" = 'public'
    OR ("Project"."visibility" = 'draft' AND "Project"."publishAt" <= ?1)
  )
)`;

/**
 * All columns of a project with SQLite's types (1 for true), and the addresses of its work images
 * as a JSON list.
 */
export type ProjectRow = { [Column in keyof Project]: DirectValue } & {
  workImageList: string;
  visibility: Visibility;
  publishAt: string | null;
  createdAt: string;
  updatedAt: string;
};

const wholeProjects = ({ jsonListOf }: Dialect, condition: string) => `
  SELECT *, (
    SELECT ${jsonListOf('"src"')} FROM (
      SELECT "src" FROM "WorkImage" WHERE "projectId" = "Project"."id" ORDER BY "position", "id"
    ) AS "image"
  ) AS "workImageList"
  FROM "Project" WHERE "deletedAt" IS NULL ${condition} ORDER BY "homeOrder", "id"`;

/** All projects except for those in the trash, in the order of the home page. */
export function readWholeProjects(
  reads: DirectReads,
  { isOnHome }: { isOnHome: boolean },
): Promise<ProjectRow[]> {
  return reads.all(wholeProjects(reads.dialect, isOnHome ? 'AND "showOnHome"' : ""));
}

const publishedAtSql = 'coalesce("publishedAt", "publishAt", "createdAt")';

/**
 * When a project's content last changed. Changes of its position or its password protection do not
 * count, because they write no revision.
 */
const contentAtSql = `coalesce(
  (SELECT max("createdAt") FROM "ProjectRevision" WHERE "projectId" = "Project"."id"), "createdAt"
)`;

const laterOf = (one: string, other: string) =>
  new Date(Math.max(Number(momentOf(one)), Number(momentOf(other))));

/**
 * The time of the last change of a project's content, or of its publication, if that is later. A planned
 * publication does not count. Null where there is no such project.
 */
export async function readChangedAt(
  reads: DirectReads,
  id: number,
  now: Date,
): Promise<Date | null> {
  const [row] = await reads.all<Record<"publishedAt" | "contentAt", string>>(
    `SELECT ${publishedAtSql} AS "publishedAt", ${contentAtSql} AS "contentAt"
     FROM "Project" WHERE "id" = ?1`,
    id,
  );
  if (!row) return null;
  const { publishedAt, contentAt } = row;
  return momentOf(publishedAt) > now ? momentOf(contentAt) : laterOf(publishedAt, contentAt);
}

/**
 * The slugs of all projects that everyone can read and find in lists, in the order of the home
 * page, with the time when each project last changed.
 */
export async function listPublicAddresses(
  reads: DirectReads,
  now: Date,
): Promise<{ slug: string; changedAt: Date }[]> {
  const rows = await reads.all<Record<"slug" | "publishedAt" | "contentAt", string>>(
    `SELECT "slug", ${publishedAtSql} AS "publishedAt", ${contentAtSql} AS "contentAt" FROM "Project"
     WHERE ${isListedSql} AND NOT "isPasswordProtected" ORDER BY "homeOrder", "id"`,
    storedMoment(now),
  );
  return rows.map(({ slug, publishedAt, contentAt }) => ({
    slug,
    changedAt: laterOf(publishedAt, contentAt),
  }));
}

/** Whether everyone can read the project with a slug, and finds it in lists. */
export async function isPublicSlug(reads: DirectReads, slug: string, now: Date): Promise<boolean> {
  const rows = await reads.all(
    `SELECT 1 AS "found" FROM "Project"
     WHERE ${isListedSql} AND NOT "isPasswordProtected" AND "slug" = ?2`,
    ...[storedMoment(now), slug],
  );
  return rows.length > 0;
}

/** A project in a feed. */
type NewestProject = {
  id: number;
  slug: string;
  name: string;
  /** The language as BCP 47. Empty for the language of the site. */
  language: string;
  /** The address of the project's picture or video. Null for none. */
  hero: string | null;
  createdAt: Date;
  publishedAt: Date;
  changedAt: Date;
};

/** The projects that everyone can read and find in lists, last published first, at most `count`. */
export async function listNewestProjects(
  reads: DirectReads,
  now: Date,
  count: number,
): Promise<NewestProject[]> {
  type Row = Record<
    "slug" | "name" | "language" | "createdAt" | "publishedAt" | "contentAt",
    string
  > & {
    id: number;
    hero: string | null;
  };
  const rows = await reads.all<Row>(
    `SELECT "id", "slug", "name", "language", coalesce("heroImage", "homeHeroImage") AS "hero",
       "createdAt", ${publishedAtSql} AS "publishedAt", ${contentAtSql} AS "contentAt"
     FROM "Project" WHERE ${isListedSql} AND NOT "isPasswordProtected"
     ORDER BY ${reads.dialect.instantOf(publishedAtSql)} DESC, "id" DESC LIMIT ?2`,
    ...[storedMoment(now), count],
  );
  return rows.map(({ contentAt, ...row }) => ({
    ...row,
    createdAt: momentOf(row.createdAt),
    publishedAt: momentOf(row.publishedAt),
    changedAt: laterOf(row.publishedAt, contentAt),
  }));
}

/**
 * The position of a work image among all work images in visitors' lists, in the order of the Work
 * page, from 0. Null where the image is not in these lists.
 * @param projectIds the projects whose work images are counted; null for all
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
