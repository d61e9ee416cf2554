import { harmlessColumns } from "./media-use-triggers.ts";

/**
 * Demo content (the examples of a new site) loses its mark `isDemo` when it is edited. For a
 * project, a change of these columns counts as an edit, and so does a change of any column that is
 * not in `harmlessColumns`. The slug is watched separately, because moving a project to the trash
 * also changes it.
 */
const demoTexts = [
  "name",
  "searchDescription",
  "client",
  "year",
  "role",
  "team",
  "links",
  "tags",
  "brief",
];

/**
 * The columns that can contain demo content: in tables whose rows are marked as a whole (`isDemo`),
 * and in tables whose single fields are marked (`demoFields`).
 */
const writtenInRows = {
  AboutTab: ["name", "slug", "contentHeading", "contentText", "quotesHeading"],
  Quote: ["quote", "authorName", "authorTitle", "authorCompany"],
  Banner: ["content"],
};
const writtenInFields = {
  SiteIdentity: [
    "ownerName",
    "tagline",
    "teaserText",
    "teaserPhoto",
    "teaserCaption",
    "portrait",
    "footerText",
  ],
  AboutContent: ["mainHeading", "mainParagraph", "currentRole", "linkedinUrl", "personalLife"],
};

/** A trigger, in SQL that both databases accept. */
export type DemoTrigger = { name: string; event: string; condition?: string; statement: string };

const changed = (column: string) => `OLD."${column}" IS DISTINCT FROM NEW."${column}"`;
const anyChanged = (columns: readonly string[]) => `(${columns.map(changed).join(" OR ")})`;

const unmark = (table: string, id: string) =>
  `UPDATE "${table}" SET "isDemo" = false WHERE "id" = ${id} AND "isDemo";`;

/**
 * Triggers that remove the mark as demo from changed content, in the transaction of the change,
 * whatever program writes it. Empty for an older database without the column `isDemo`.
 */
export function demoTriggers(projectColumns: readonly string[]): DemoTrigger[] {
  if (!projectColumns.includes("isDemo")) return [];
  const written = projectColumns.filter(
    (name) => !harmlessColumns.has(name) || demoTexts.includes(name),
  );
  const isMoved = `${changed("slug")} AND NOT ${changed("deletedAt")}`;
  return [
    {
      name: "Project",
      event: 'UPDATE ON "Project"',
      condition: `OLD."isDemo" AND (${anyChanged(written)} OR ${isMoved})`,
      statement: unmark("Project", 'NEW."id"'),
    },
    // WorkImage has no trigger on inserts, because copying a whole database also inserts rows.
    // writeWorkImages removes the mark instead.
    {
      name: "update_WorkImage",
      event: 'UPDATE ON "WorkImage"',
      condition: anyChanged(["src", "projectId"]),
      statement: unmark("Project", 'NEW."projectId"'),
    },
    {
      name: "delete_WorkImage",
      event: 'DELETE ON "WorkImage"',
      statement: unmark("Project", 'OLD."projectId"'),
    },
    ...Object.entries(writtenInRows).map(([table, columns]) => ({
      name: table,
      event: `UPDATE ON "${table}"`,
      condition: `OLD."isDemo" AND ${anyChanged(columns)}`,
      statement: unmark(table, 'NEW."id"'),
    })),
    ...Object.entries(writtenInFields).map(([table, columns]) => ({
      name: table,
      event: `UPDATE ON "${table}"`,
      // A statement that also changes `demoFields` sets the marks on purpose.
      condition: `NOT ${changed("demoFields")} AND ${anyChanged(columns)}`,
      statement: `UPDATE "${table}" SET "demoFields" = ${columns.reduce(
        (fields, column) =>
          `replace(${fields}, CASE WHEN ${changed(column)} THEN '"${column}"' ELSE '' END, '""')`,
        '"demoFields"',
      )} WHERE "id" = NEW."id";`,
    })),
  ];
}
