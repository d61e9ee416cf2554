import type { Database } from "./client.ts";
import { type Connection, readColumn } from "./connection.ts";

/**
 * The tables with content that visitors see, in parts whose changes are counted separately: data that was
 * read from one part stays valid when another part changes. Relations never cross parts.
 */
const tablesOfParts = {
  projects: ["Project", "WorkImage", "FormerSlug", "Redirect"],
  banner: ["Banner"],
  site: [
    "SiteColors",
    "SiteIdentity",
    "SiteWords",
    "SiteAnalytics",
    "SiteLook",
    "SiteRobots",
    "SiteFont",
    "SiteSetup",
  ],
  about: ["AboutContent", "AboutTab", "Quote"],
  media: ["MediaAsset"],
} as const;

export type ContentPart = keyof typeof tablesOfParts;

/** The number of changes of each part of the content. */
export type PartRevisions = Readonly<Record<ContentPart, number>>;

/**
 * The ids of the rows of ContentRevision that count the changes of the parts. Row 1 counts all
 * changes.
 */
const partRows = { projects: 2, banner: 3, site: 4, about: 5, media: 6 } as const satisfies Record<
  ContentPart,
  number
>;

export const visibleTables = Object.values(tablesOfParts).flat();
export type VisibleTable = (typeof visibleTables)[number];

export function partOf(table: VisibleTable): ContentPart {
  const parts = Object.keys(tablesOfParts) as ContentPart[]; // the object has no other keys
  const found = parts.find((part) => tablesOfParts[part].some((name) => name === table));
  if (!found) throw new Error(`${table} is in no part`);
  return found;
}

/** The id of the row of ContentRevision that counts the changes of a table's part. */
export function partRow(table: VisibleTable): number {
  return partRows[partOf(table)];
}

/**
 * Computes the revision of each part. Triggers of an earlier version counted changes only in row 1. Such a
 * change may be of any part, so it counts for all parts.
 * @param counts the counts in ContentRevision, by the id of the row
 */
export function partRevisions(counts: ReadonlyMap<number, number>): PartRevisions {
  const countOf = (row: number) => counts.get(row) ?? 0;
  const counted = Object.values(partRows).reduce((sum, row) => sum + countOf(row), 0);
  const uncounted = countOf(1) - counted;
  const count = (part: ContentPart) => countOf(partRows[part]) + uncounted;
  return {
    projects: count("projects"),
    banner: count("banner"),
    site: count("site"),
    about: count("about"),
    media: count("media"),
  };
}

/**
 * Statements that create triggers. The triggers count every change of content in the transaction of
 * the change, whatever program writes it, so that data that is computed from content can be cached
 * until the count rises. Tables that do not exist yet are left out.
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
          INSERT INTO "ContentRevision" ("id", "revision") VALUES (1, 1), (${partRow(table)}, 1)
          ON CONFLICT ("id") DO UPDATE SET "revision" = "revision" + 1;
        END`,
      ),
    );
}

/** The content revision: the number of all changes of content. */
export async function readContentRevision(database: Database): Promise<number> {
  const row = await database.contentRevision.findUnique({ where: { id: 1 } });
  return row?.revision ?? 0;
}
