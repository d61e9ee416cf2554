import LibSql from "libsql";
import { pathOfUrl } from "../../api/database/connection.ts";
import { diffMigrations } from "../../api/database/schema-engine.ts";

/**
 * The migration of a SQLite file to a Prisma schema. Prisma rebuilds a table for most columns that are added;
 * where `ALTER TABLE … ADD COLUMN` yields the same, it is used instead. A rebuilt table has only the columns that
 * its migration lists: of two such migrations that were written on two branches, the later one would drop the
 * columns that the other added.
 * @param url of a new database that the caller removes
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
 * Replaces the statements that rebuild tables by statements that only add the new columns; other
 * changes of the same tables are lost, which the caller has to check. Returns the given SQL where
 * SQLite could refuse a column.
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
