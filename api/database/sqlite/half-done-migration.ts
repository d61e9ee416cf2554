import LibSql from "libsql";
import type { Connection } from "../connection.ts";

/**
 * The remaining statements of a migration that was interrupted in an older version of Vitrine,
 * which ran each statement in a separate transaction. The point of the interruption is found by
 * comparing tables and indexes with those that exist after each statement.
 * @param earlier the scripts of all earlier migrations
 * @param script the script of the interrupted migration
 * @returns undefined where the tables and indexes match no point of the script
 */
export function findRemainder(
  connection: Connection,
  earlier: string[],
  script: string,
): string[] | undefined {
  const found = describeSchema(connection);
  const statements = splitStatements(script);
  const model = new LibSql(":memory:");
  try {
    for (const each of earlier) model.exec(each);
    // Statements that do not change the schema are repeated, which does no harm in any existing migration.
    let done = 0;
    while (describeSchema(model) !== found) {
      const next = statements[done];
      if (next === undefined) return undefined;
      model.exec(next);
      done += 1;
    }
    return statements.slice(done).flatMap((statement) => repeatable(statement, script));
  } finally {
    model.close();
  }
}

/**
 * Makes a statement repeatable. The migration may have filled a table that it created before it was
 * interrupted, so such a table is emptied before an INSERT into it is repeated.
 */
function repeatable(statement: string, script: string): string[] {
  const [, table] = /^INSERT INTO ("\w+")/.exec(statement) ?? [];
  const isNew = table !== undefined && script.includes(`CREATE TABLE ${table}`);
  return isNew ? [`DELETE FROM ${table};`, statement] : [statement];
}

/**
 * Describes tables and indexes as text. Triggers are left out, because they are created again after
 * every migration.
 */
function describeSchema(connection: Connection): string {
  const rows = connection
    .prepare(
      `SELECT type, name, tbl_name, sql FROM sqlite_master
       WHERE type <> 'trigger' AND tbl_name <> '_prisma_migrations' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
       ORDER BY type, name`,
    )
    .raw(true)
    .all();
  return JSON.stringify(rows);
}

/**
 * Matches quoted texts and comments as well as semicolons, because a semicolon inside a text or a
 * comment does not end a statement.
 */
const opaque = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|;/g;

/** Splits a script into its statements. The script must not create triggers, which contain semicolons. */
export function splitStatements(script: string): string[] {
  const statements: string[] = [];
  let start = 0;
  for (const { 0: found, index } of script.matchAll(opaque)) {
    if (found !== ";") continue;
    statements.push(script.slice(start, index + 1).trim());
    start = index + 1;
  }
  return statements;
}
