import LibSql from "libsql";
import type { Connection } from "../connection.ts";

/**
 * The remaining statements of a migration that was interrupted in an older version of Vitrine,
 * which ran each statement in a transaction of its own. The place of the interruption is found by
 * comparing tables and indexes with those that exist after each statement.
 * @param earlier the scripts of all earlier migrations
 * @returns undefined where no interruption leads to this state
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
 * Makes a statement repeatable: a table that the migration created may be partly filled, so it is
 * emptied before it is filled again.
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
 * Matches quoted texts, comments and semicolons, because a semicolon inside a text or a comment
 * ends no statement.
 */
const opaque = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|;/g;

/** The statements of a script without triggers, in their order. */
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
