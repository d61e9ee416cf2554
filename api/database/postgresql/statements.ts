import { LRUCache } from "lru-cache";
import type pg from "pg";
import type { DirectValue, Statements } from "../statements.ts";
import { asSqliteHasThem, storable } from "./values.ts";

const numbered = new LRUCache<string, string>({ max: 500 });

/** Converts parameters to PostgreSQL's form. */
function withParameters(sql: string): string {
  const known = numbered.get(sql);
  if (known) return known;
  const text = sql.replaceAll(/\?(\d+)/g, "$$$1");
  numbered.set(sql, text);
  return text;
}

/** Runs statements on a connection, or on any of a pool. */
export function statementsOf(connection: Pick<pg.ClientBase, "query">): Statements {
  return {
    all: async <Row extends object>(sql: string, ...values: DirectValue[]) => {
      const query = {
        text: withParameters(sql),
        values: values.map(storable),
        types: asSqliteHasThem,
      };
      const { rows } = await connection.query<Row>(query);
      return rows;
    },
  };
}
