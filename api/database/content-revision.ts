import type { Database } from "./client.ts";
import { type Connection, readColumn } from "./connection.ts";

/**
 * The tables that visitors see something of, by parts that are counted apart: what is read of one still holds
 * when another changes. No relation leads from one part into another.
 */
const tablesOfParts = {
  projects: ["Project", "WorkImage", "FormerSlug"],
  banner: ["Banner"],
  site: [
    "SiteColors",
    "SiteIdentity",
    "SiteWords",
    "SiteAnalytics",
    "SiteLook",
    "SiteFont",
    "SiteSetup",
  ],
  about: ["AboutContent", "AboutTab", "Quote"],
  media: ["MediaAsset"],
} as const;

export type ContentPart = keyof typeof tablesOfParts;

/** How often each part has changed so far. */
export type PartRevisions = Readonly<Record<ContentPart, number>>;

/** The rows that count the parts; row 1 counts all of them. */
const partRows = { projects: 2, banner: 3, site: 4, about: 5, media: 6 } as const satisfies Record<
  ContentPart,
  number
>;

export const visibleTables = Object.values(tablesOfParts).flat();
export type VisibleTable = (typeof visibleTables)[number];

export function partOf(table: VisibleTable): ContentPart {
  const parts = Object.keys(tablesOfParts) as ContentPart[]; // it has no others
  const found = parts.find((part) => tablesOfParts[part].some((name) => name === table));
  if (!found) throw new Error(`${table} is in no part`);
  return found;
}

/** The row that counts the part of a table. */
export function partRow(table: VisibleTable): number {
  return partRows[partOf(table)];
}

/**
 * From the count of each row. A change that was counted for no part, as triggers of an earlier version do,
 * may be one of any: it counts for all.
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
          INSERT INTO "ContentRevision" ("id", "revision") VALUES (1, 1), (${partRow(table)}, 1)
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
