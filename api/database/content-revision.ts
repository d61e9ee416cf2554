import type { Database } from "./client.ts";
import { type Connection, readColumn } from "./connection.ts";

/** The tables that visitors see something of. */
export const visibleTables = [
  "Project",
  "WorkImage",
  "FormerSlug",
  "Banner",
  "SiteColors",
  "SiteIdentity",
  "SiteWords",
  "SiteAnalytics",
  "SiteLook",
  "SiteFont",
  "SiteSetup",
  "AboutContent",
  "AboutTab",
  "Quote",
  "MediaAsset",
] as const;

/**
 * Triggers with which the database itself counts every change to what visitors see, in the change's own
 * transaction, so that no writer can forget to. What is computed from content can be cached until the
 * count rises. Tables that do not exist yet are left out.
 */
export function contentTriggers(connection: Connection): string[] {
  const tables = readColumn(connection, "SELECT name FROM sqlite_master WHERE type = 'table'");
  return visibleTables
    .filter((name) => tables.includes(name))
    .flatMap((table) =>
      ["INSERT", "UPDATE", "DELETE"].map(
        (
          event,
        ) => `CREATE TRIGGER "count_${event.toLowerCase()}_${table}" AFTER ${event} ON "${table}"
        BEGIN
          INSERT INTO "ContentRevision" ("id", "revision") VALUES (1, 1)
          ON CONFLICT ("id") DO UPDATE SET "revision" = "revision" + 1;
        END`,
      ),
    );
}

/** How often what visitors see has changed so far. */
export async function readContentRevision(database: Database): Promise<number> {
  const row = await database.contentRevision.findUnique({ where: { id: 1 } });
  return row?.revision ?? 0;
}
