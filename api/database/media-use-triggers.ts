import { type Connection, readColumn } from "./connection.ts";
import type { Statements } from "./statements.ts";

/**
 * Columns of a project from which no uses of files are derived. After a change of any other column,
 * including new columns that are not listed yet, the project's uses of files are derived again.
 */
export const harmlessColumns = new Set([
  "id",
  "name",
  "slug",
  "version",
  "showOnHome",
  "homeDisplayWidth",
  "lightSource",
  "lightGround",
  "lightInk",
  "lightAccent",
  "homeOrder",
  "workOrder",
  "isPasswordProtected",
  "withholdsOriginals",
  "offersPresentation",
  "offersPdf",
  "language",
  "lightModeNav",
  "visibility",
  "publishAt",
  "publishZone",
  "publishedAt",
  "searchDescription",
  "client",
  "year",
  "role",
  "team",
  "links",
  "tags",
  "brief",
  "briefOrder",
  "isDemo",
  "deletedAt",
  "createdAt",
  "updatedAt",
]);

const note = (projectId: string) =>
  `INSERT OR IGNORE INTO "OutdatedMediaUse" ("projectId") VALUES (${projectId});`;

/**
 * Triggers that insert the id of a project into OutdatedMediaUse where a change requires that its
 * uses of files are derived again; 0 stands for the site's identity. They run in the transaction of
 * the change, whatever program writes it. The list is empty if the database lacks that table.
 */
export function mediaUseTriggers(connection: Connection): string[] {
  if (!hasTable(connection)) return [];
  const columns = readColumn(connection, `SELECT name FROM pragma_table_info('Project')`)
    .filter((name) => !harmlessColumns.has(name))
    .map((name) => `"${name}"`);
  const differs = columns.map((name) => `OLD.${name} IS NOT NEW.${name}`).join(" OR ");
  const trigger = (name: string, event: string, body: string) =>
    `CREATE TRIGGER "outdate_${name}" AFTER ${event} BEGIN ${body} END`;
  return [
    trigger("insert_Project", `INSERT ON "Project"`, note("NEW.id")),
    trigger(
      "update_Project",
      `UPDATE OF ${columns.join(", ")} ON "Project" WHEN ${differs}`,
      note("NEW.id"),
    ),
    trigger("insert_WorkImage", `INSERT ON "WorkImage"`, note("NEW.projectId")),
    trigger(
      "update_WorkImage",
      `UPDATE OF "src", "projectId" ON "WorkImage"`,
      `${note("OLD.projectId")} ${note("NEW.projectId")}`,
    ),
    trigger("delete_WorkImage", `DELETE ON "WorkImage"`, note("OLD.projectId")),
    ...["INSERT", "UPDATE", "DELETE"].map((event) =>
      trigger(`${event.toLowerCase()}_SiteIdentity`, `${event} ON "SiteIdentity"`, note("0")),
    ),
  ];
}

export const outdateAll = `
  INSERT INTO "OutdatedMediaUse" ("projectId")
  SELECT "id" FROM "Project" WHERE true UNION SELECT 0 WHERE true
  ON CONFLICT ("projectId") DO NOTHING`;

/** Marks the uses of files in all projects as outdated, so that they are derived again. */
export async function outdateMediaUses(statements: Statements): Promise<void> {
  await statements.all(outdateAll);
}

/** Marks all uses as outdated in a database that is being migrated and may lack the table. */
export function outdateMediaUsesOf(connection: Connection): void {
  if (hasTable(connection)) connection.exec(outdateAll);
}

function hasTable(connection: Connection): boolean {
  const name = "SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'OutdatedMediaUse'";
  return readColumn(connection, name).length > 0;
}
