import LibSql from "libsql";
import type { Connection } from "../connection.ts";

/**
 * What is left to do of a migration that an older version was stopped in: those ran it statement by
 * statement. Where it was cut is read from the tables and indexes that there are, by comparing them with
 * those after each statement.
 * @param earlier the scripts of all migrations before it
 * @returns undefined where the database is as no cut could have left it
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
    // Statements that leave the schema alone are done again: those that ever landed may be.
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

/** A table that the migration made may have been filled already; it is filled from the beginning. */
function repeatable(statement: string, script: string): string[] {
  const [, table] = /^INSERT INTO ("\w+")/.exec(statement) ?? [];
  const isNew = table !== undefined && script.includes(`CREATE TABLE ${table}`);
  return isNew ? [`DELETE FROM ${table};`, statement] : [statement];
}

/** Tables and indexes; the triggers are made again after every migration. */
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

/** Quoted text and comments, in which a semicolon ends nothing. */
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
