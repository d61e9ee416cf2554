import type { SiteIdentity } from "../__generated__/prisma/client.ts";
import type { Statements } from "../statements.ts";
import { namesOf, type TextColumn } from "./projects.ts";

/** The id that ../media-use-triggers.ts stores for the site's identity, which has no project. */
const site = 0;

/**
 * The ids of the projects whose uses of files have to be derived again; null for the site's
 * identity.
 */
export async function readOutdatedProjects(statements: Statements): Promise<(number | null)[]> {
  const outdated = await statements.all<{ projectId: number }>(
    'SELECT "projectId" FROM "OutdatedMediaUse"',
  );
  return outdated.map(({ projectId }) => (projectId === site ? null : projectId));
}

/** Records that no uses have to be derived again. */
export async function clearOutdatedProjects(statements: Statements): Promise<void> {
  await statements.all('DELETE FROM "OutdatedMediaUse"');
}

/**
 * Deletes the uses of files and players of a project.
 * @param projectId null for the site's identity
 */
export async function deleteUses(statements: Statements, projectId: number | null): Promise<void> {
  if (projectId === null) {
    await statements.all('DELETE FROM "MediaUse" WHERE "projectId" IS NULL');
    return;
  }
  await statements.all('DELETE FROM "MediaUse" WHERE "projectId" = ?1', projectId);
  await statements.all('DELETE FROM "PlayerUse" WHERE "projectId" = ?1', projectId);
}

type NewMediaUse = {
  /** Null for the site's identity. */
  projectId: number | null;
  path: string;
  place: string;
  moduleId: string | null;
  audience: string;
  isHidden: boolean;
  isStandIn: boolean;
  isStart: boolean;
};

const insertedUse = `
  INSERT INTO "MediaUse"
    ("projectId", "path", "place", "moduleId", "audience", "isHidden", "isStandIn", "isStart")
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)`;

export async function insertMediaUse(statements: Statements, use: NewMediaUse): Promise<void> {
  const { projectId, path, place, moduleId, audience } = use;
  const flags = [use.isHidden, use.isStandIn, use.isStart].map(Number);
  await statements.all(insertedUse, projectId, path, place, moduleId, audience, ...flags);
}

export async function insertPlayerUse(statements: Statements, projectId: number): Promise<void> {
  await statements.all('INSERT INTO "PlayerUse" ("projectId") VALUES (?1)', projectId);
}

/** Some columns of the site's identity. Undefined before the first start has stored an identity. */
export async function readIdentity<Column extends TextColumn<SiteIdentity>>(
  statements: Statements,
  columns: readonly Column[],
): Promise<Pick<SiteIdentity, Column> | undefined> {
  const [identity] = await statements.all<Pick<SiteIdentity, Column>>(
    `SELECT ${namesOf(columns)} FROM "SiteIdentity" WHERE "id" = 1`,
  );
  return identity;
}

/** The addresses of a project's work images. */
export async function readWorkImages(statements: Statements, projectId: number): Promise<string[]> {
  const images = await statements.all<{ src: string }>(
    'SELECT "src" FROM "WorkImage" WHERE "projectId" = ?1 ORDER BY "id"',
    projectId,
  );
  return images.map(({ src }) => src);
}

/**
 * The hash of the rules by which uses were last derived. When the rules change, all uses are derived
 * again. Undefined where uses were never derived.
 */
export async function readUseForm(statements: Statements): Promise<string | undefined> {
  const [known] = await statements.all<{ form: string }>('SELECT "form" FROM "MediaUseForm"');
  return known?.form;
}

export async function storeUseForm(statements: Statements, form: string): Promise<void> {
  await statements.all(
    `INSERT INTO "MediaUseForm" ("id", "form") VALUES (1, ?1)
     ON CONFLICT ("id") DO UPDATE SET "form" = excluded."form"`,
    form,
  );
}
