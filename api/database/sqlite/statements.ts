import type { Connection } from "../connection.ts";
import type { DirectValue, Statements } from "../statements.ts";

/** Runs statements on a connection. Each is compiled once. */
export function statementsOf(connection: Connection): Statements {
  const compiled = new Map<string, ReturnType<Connection["prepare"]>>();
  const compile = (sql: string) => {
    const known = compiled.get(sql) ?? connection.prepare(sql);
    compiled.set(sql, known);
    return known;
  };
  return {
    all: async <Row extends object>(sql: string, ...values: DirectValue[]) => {
      const statement = compile(sql);
      // The caller's type describes the columns of the statement.
      if (statement.reader) return statement.all(values) as Row[];
      statement.run(values);
      return [];
    },
  };
}
