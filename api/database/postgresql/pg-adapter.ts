import { PrismaPg } from "@prisma/adapter-pg";
import {
  DriverAdapterError,
  type SqlDriverAdapter,
  type SqlDriverAdapterFactory,
  type SqlQuery,
  type Transaction,
} from "@prisma/driver-adapter-utils";
import pLimit from "p-limit";
import pg from "pg";
import type { BeforeCommit } from "../statements.ts";
import { openPool } from "./pool.ts";
import { statementsOf } from "./statements.ts";
import { takeTurnWithLock } from "./transactions.ts";
import { tellTurnEnd } from "./turn-ends.ts";
import { storable } from "./values.ts";

/** The size of the connection pool, so that reads can run while a write is in progress. */
const maxConnections = 10;

/** How often a write is tried in total where the server ends it to resolve a deadlock. */
const maxAttempts = 4;

const command = (sql: string): SqlQuery => ({ sql, args: [], argTypes: [] });
const isWrite = (sql: string) => /^\s*(?:INSERT|UPDATE|DELETE|MERGE|WITH)\b/i.test(sql);

/**
 * Prisma's adapter with the guarantees of SQLite: every write, in a transaction or alone, waits for earlier
 * writes and reads their results, and derived data is committed with it. Only one write of this process at a
 * time requests its turn from the server, so that waiting writes occupy no connections that reads need.
 */
export class PgAdapter implements SqlDriverAdapterFactory {
  readonly provider = "postgres";
  readonly adapterName = "vitrine-pg";
  readonly #url: string;
  readonly #beforeCommit: BeforeCommit;

  constructor(url: string, beforeCommit: BeforeCommit) {
    this.#url = url;
    this.#beforeCommit = beforeCommit;
  }

  async connect(): Promise<SqlDriverAdapter> {
    const pool = openPool(this.#url, maxConnections);
    const inner = await new PrismaPg(pool, { disposeExternalPool: true }).connect();
    return withTurns(inner, this.#url, this.#beforeCommit);
  }
}

function withTurns(
  inner: SqlDriverAdapter,
  url: string,
  beforeCommit: BeforeCommit,
): SqlDriverAdapter {
  const turns = pLimit(1);

  const begin: SqlDriverAdapter["startTransaction"] = async (isolationLevel) => {
    let endTurn = () => {};
    await new Promise<void>((begun) => {
      void turns(() => {
        begun();
        return new Promise<void>((ended) => {
          endTurn = ended;
        });
      });
    });
    try {
      const transaction = await inner.startTransaction(isolationLevel);
      const client = clientOf(transaction);
      await takeTurnWithLock(client, url).catch(async (error: unknown) => {
        await client.query("ROLLBACK").catch(() => {});
        await transaction.rollback();
        throw error;
      });
      const end = () => {
        endTurn();
        tellTurnEnd(url);
      };
      return withEnd(transaction, () => beforeCommit(statementsOf(client)), end);
    } catch (error) {
      endTurn();
      throw error;
    }
  };

  /** Runs a single write in a transaction, because single writes have to wait for their turn, too. */
  const once = async <Result>(work: (transaction: Transaction) => Promise<Result>) => {
    const transaction = await begin();
    try {
      const result = await work(transaction);
      await transaction.executeRaw(command("COMMIT"));
      await transaction.commit();
      return result;
    } catch (error) {
      await transaction.executeRaw(command("ROLLBACK")).catch(() => {});
      await transaction.rollback();
      throw error;
    }
  };

  /**
   * Runs a single write, and tries again after a deadlock: another program that writes to the database can
   * cause one, which the server resolves by ending one side.
   */
  const alone = async <Result>(work: (transaction: Transaction) => Promise<Result>) => {
    for (let attempt = 1; attempt < maxAttempts; attempt++) {
      try {
        return await once(work);
      } catch (error) {
        if (!isConflict(error)) throw error;
      }
    }
    return once(work);
  };

  return {
    provider: inner.provider,
    adapterName: inner.adapterName,
    queryRaw: (query) =>
      isWrite(query.sql)
        ? alone((transaction) => transaction.queryRaw(query))
        : inner.queryRaw(storableOf(query)),
    executeRaw: (query) => alone((transaction) => transaction.executeRaw(query)),
    executeScript: (script) => inner.executeScript(script),
    startTransaction: begin,
    getConnectionInfo: () => inner.getConnectionInfo?.() ?? { supportsRelationJoins: true },
    dispose: () => inner.dispose(),
  };
}

function storableOf(query: SqlQuery): SqlQuery {
  return { ...query, args: query.args.map(storable) };
}

function isConflict(error: unknown): boolean {
  return error instanceof DriverAdapterError && error.cause.kind === "TransactionWriteConflict";
}

/** The connection of a transaction, a private field of the library. */
function clientOf(transaction: Transaction): pg.PoolClient {
  const client: unknown = Reflect.get(transaction, "client");
  if (client instanceof pg.Client) return client as pg.PoolClient;
  throw new Error("The adapter of PostgreSQL has its connection elsewhere");
}

function withEnd(
  transaction: Transaction,
  beforeCommit: () => Promise<void>,
  endTurn: () => void,
): Transaction {
  let isEnded = false;
  const end = async (finish: () => Promise<void>) => {
    if (isEnded) return;
    isEnded = true;
    try {
      await finish();
    } finally {
      endTurn();
    }
  };
  return {
    provider: transaction.provider,
    adapterName: transaction.adapterName,
    options: transaction.options,
    queryRaw: (query) => transaction.queryRaw(storableOf(query)),
    executeRaw: async (query) => {
      if (query.sql === "COMMIT") {
        await beforeCommit().catch(async (error: unknown) => {
          // When COMMIT rejects, Prisma releases the connection and regards the transaction as ended.
          await transaction.executeRaw(command("ROLLBACK"));
          throw error;
        });
      }
      return transaction.executeRaw(storableOf(query));
    },
    createSavepoint: async (name) => transaction.createSavepoint?.(name),
    rollbackToSavepoint: async (name) => transaction.rollbackToSavepoint?.(name),
    releaseSavepoint: async (name) => transaction.releaseSavepoint?.(name),
    commit: () => end(() => transaction.commit()),
    rollback: () => end(() => transaction.rollback()),
  };
}
