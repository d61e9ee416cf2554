import type { Project, Visibility } from "../__generated__/prisma/client.ts";
import { storedMoment } from "../direct-reads.ts";
import type { Statements } from "../statements.ts";

/** The fields that decide who finds a project, and who may read its case study. */
type StateRow = {
  id: number;
  visibility: Visibility;
  publishAt: string | null;
  isPasswordProtected: number;
};

type SearchedRow<Column extends keyof Project> = StateRow & Pick<Project, "name" | "slug" | Column>;

/**
 * The columns that a search reads, of all projects except for those in the trash.
 * @param columns further columns
 */
export function readSearchedProjects<Column extends TextColumn<Project>>(
  reads: Statements,
  columns: readonly Column[],
): Promise<SearchedRow<Column>[]> {
  return reads.all(`
    SELECT "id", "name", "slug", "visibility", "publishAt", "isPasswordProtected",
      ${namesOf(columns)}
    FROM "Project" WHERE "deletedAt" IS NULL`);
}

type TaggedRow = StateRow & {
  /** The tags as JSON. */
  tags: string;
  workImageCount: number;
};

/** All projects that have tags, except for those in the trash, in the order of the home page. */
export function readTaggedProjects(reads: Statements): Promise<TaggedRow[]> {
  return reads.all(`
    SELECT "id", "visibility", "publishAt", "isPasswordProtected", "tags", (
      SELECT count(*) FROM "WorkImage" WHERE "projectId" = "Project"."id"
    ) AS "workImageCount"
    FROM "Project" WHERE "deletedAt" IS NULL AND "tags" <> '[]' ORDER BY "homeOrder", "id"`);
}

/** Some columns of a project, found by its id or by its slug. Undefined where there is no such project. */
export async function readProjectColumns<Column extends TextColumn<Project>>(
  reads: Statements,
  key: "id" | "slug",
  value: number | string,
  columns: readonly Column[],
): Promise<Pick<Project, Column> | undefined> {
  const [project] = await reads.all<Pick<Project, Column>>(
    `SELECT ${namesOf(columns)} FROM "Project" WHERE "${key}" = ?1`,
    value,
  );
  return project;
}

/**
 * Whether a published project embeds a player of another site. Unlisted and password-protected projects are
 * included. Drafts, projects in the trash and hidden modules are not.
 */
export async function hasPlayerForVisitors(reads: Statements, now: Date): Promise<boolean> {
  const found = await reads.all(
    `SELECT 1 AS "found" FROM "PlayerUse" JOIN "Project" ON "Project"."id" = "projectId"
     WHERE "deletedAt" IS NULL AND ("visibility" <> 'draft' OR "publishAt" <= ?1)
     LIMIT 1`,
    storedMoment(now),
  );
  return found.length > 0;
}

/** The columns of a table that contain text. */
export type TextColumn<Table> = {
  [Column in keyof Table]: Table[Column] extends string | null ? Column : never;
}[keyof Table];

/** The names of columns for a statement: quoted, with commas. */
export function namesOf(columns: readonly string[]): string {
  return columns.map((name) => `"${name}"`).join(", ");
}
