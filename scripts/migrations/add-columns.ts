import LibSql from "libsql";
import { pathOfUrl } from "../../api/database/connection.ts";
import { diffMigrations } from "../../api/database/schema-engine.ts";

/**
 * The SQL of the migration that leads from the existing migrations to a Prisma schema, on SQLite.
 * Prisma rebuilds a table for most columns that are added; this function writes
 * `ALTER TABLE … ADD COLUMN` if the result is the same. A rebuilt table has only the columns that
 * its migration lists: of two such migrations from two branches, the later one would drop the
 * columns of the earlier one.
 * @param url the address of a new database file, which the caller removes
 */
export async function diffFile(schema: string, url: string): Promise<string> {
  const sql = await diffMigrations(schema, url);
  const added = addColumns(sql);
  if (added === sql) return sql;
  const connection = new LibSql(pathOfUrl(url));
  try {
    connection.exec(added);
  } finally {
    connection.close();
  }
  return (await diffMigrations(schema, url)) === "" ? added : sql;
}

const rebuilding =
  /-- RedefineTables\nPRAGMA defer_foreign_keys=ON;\nPRAGMA foreign_keys=OFF;\n([\s\S]*?)PRAGMA foreign_keys=ON;\nPRAGMA defer_foreign_keys=OFF;/;

/**
 * Replaces the statements that rebuild tables by statements that only add the new columns. Other
 * changes of these tables are lost, so the caller has to check the result. Returns the given SQL if
 * SQLite could refuse one of the columns.
 */
function addColumns(sql: string): string {
  return sql.replace(rebuilding, (all: string, statements: string) => {
    const tables = statements.matchAll(
      /CREATE TABLE "new_(\w+)" \(\n([\s\S]*?)\n\);\nINSERT INTO "new_\1" \(([^)]*)\)/g,
    );
    const lines = [...tables].flatMap(([, table, definitions = "", copied = ""]) =>
      definitions
        .split(/,\n/)
        .map((line) => line.trim())
        .filter((line) => line.startsWith('"') && !copied.includes(line.split(" ")[0] ?? line))
        .map((line) => `ALTER TABLE "${table}" ADD COLUMN ${line};`),
    );
    return lines.every(isAddable) ? ["-- AlterTable", ...lines].join("\n") : all;
  });
}

/** Whether SQLite accepts the column in a table that has rows. */
function isAddable(line: string): boolean {
  return !/NOT NULL(?!.* DEFAULT )| DEFAULT (?:CURRENT_|\()/.test(line);
}
