import { PrismaPg } from "@prisma/adapter-pg";
import {
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlQuery,
  type SqlResultSet,
} from "@prisma/driver-adapter-utils";
import pg from "pg";

/**
 * PostgreSQL's ids of two types: "char", which the catalogue uses and the adapter cannot parse, and
 * text.
 */
const letter = 18;
const text = 25;

/**
 * Prisma's adapter, with support of "char" for the schema engine. The engine runs one statement after
 * another, so only the columns of the last result are stored.
 */
export class EngineAdapter extends PrismaPg {
  readonly #letters: { columns: boolean[] };

  constructor(url: string) {
    const pool = new pg.Pool({ connectionString: url, allowExitOnIdle: true });
    const query = pool.query.bind(pool) as (config: pg.QueryConfig) => Promise<pg.QueryResult>;
    const letters = { columns: [] as boolean[] };
    const readable = async (config: pg.QueryConfig) => {
      const result = await query(config);
      letters.columns = result.fields.map(({ dataTypeID }) => dataTypeID === letter);
      for (const field of result.fields) if (field.dataTypeID === letter) field.dataTypeID = text;
      return result;
    };
    super(Object.assign(pool, { query: readable }), { disposeExternalPool: true });
    this.#letters = letters;
  }

  override async connect(): ReturnType<PrismaPg["connect"]> {
    const adapter = await super.connect();
    const read = adapter.queryRaw.bind(adapter);
    const queryRaw: SqlDriverAdapter["queryRaw"] = async (
      query: SqlQuery,
    ): Promise<SqlResultSet> => {
      const result = await read(query);
      const columnTypes = result.columnTypes.map((type, index) =>
        this.#letters.columns[index] ? ColumnTypeEnum.Character : type,
      );
      return { ...result, columnTypes };
    };
    return Object.assign(adapter, { queryRaw });
  }
}
