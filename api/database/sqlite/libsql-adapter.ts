import { setTimeout as wait } from "node:timers/promises";
import { type Client, LibsqlError, type Transaction } from "@libsql/client";
import { Sqlite3Client, Sqlite3Transaction } from "@libsql/client/sqlite3";
import { PrismaLibSql } from "@prisma/adapter-libsql";
import LibSql from "libsql";
import { LRUCache } from "lru-cache";
import { type Connection, isBusy } from "../connection.ts";
import type { BeforeCommit } from "../statements.ts";
import { statementsOf } from "./statements.ts";

type Config = Parameters<PrismaLibSql["createClient"]>[0];

/** How long a write waits for the end of another process's write, in milliseconds. */
const lockTimeout = 5_000;
/** The pause between two checks of the lock, in milliseconds. */
const lockInterval = 20;

const isWrite = (sql: string) => !/^\s*(?:SELECT|PRAGMA|EXPLAIN)\b/i.test(sql);

/**
 * Prisma's libSQL adapter, changed to use a single connection. The library opens a connection for each
 * transaction and never closes it. Transactions can share the single connection, because Prisma's adapter
 * runs no other statement while a transaction is open. A write first waits until no other process is writing,
 * because waiting in the library (its busy timeout) would block the event loop.
 */
export class LibSqlAdapter extends PrismaLibSql {
  readonly #beforeCommit: BeforeCommit;

  constructor(config: Config, beforeCommit: BeforeCommit) {
    super(config);
    this.#beforeCommit = beforeCommit;
  }

  override createClient(config: Config): Client {
    const path = /^file:(.+)$/.exec(config.url)?.[1];
    if (path === undefined) return super.createClient(config);
    return openClient(path, { timeout: config.timeout }, this.#beforeCommit);
  }
}

/** The maximum number of statements that stay compiled. */
const maxStatements = 500;

/**
 * Opens a connection that caches compiled statements. Without the cache, the library would compile
 * a statement again for every run.
 */
function openConnection(path: string, options: LibSql.Options): Connection {
  const connection = new LibSql(path, options);
  const compile = connection.prepare.bind(connection);
  const statements = new LRUCache<string, ReturnType<typeof compile>>({ max: maxStatements });
  const prepare = (sql: string) => {
    const statement = statements.get(sql) ?? compile(sql);
    statements.set(sql, statement);
    return statement;
  };
  return Object.assign(connection, { prepare });
}

function openClient(path: string, options: LibSql.Options, beforeCommit: BeforeCommit): Client {
  const gate = openGate(path);
  let connection = openConnection(path, options);
  let client = new Sqlite3Client(path, options, connection, "number");

  /**
   * Replaces the connection: a statement that timed out stays open until it is garbage-collected, and until
   * then nothing can be committed.
   */
  const reconnect = async () => {
    client.close();
    connection = openConnection(path, options);
    client = new Sqlite3Client(path, options, connection, "number");
  };
  const run = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      if (isBusy(error)) await reconnect();
      throw error;
    }
  };
  return {
    protocol: "file",
    get closed() {
      return client.closed;
    },
    // The cast is needed because the method is overloaded; Prisma calls it only with an object.
    execute: (async (statement: { sql: string }) => {
      if (isWrite(statement.sql)) await gate.pass();
      return run(() => client.execute(statement));
    }) as Client["execute"],
    executeMultiple: (script) => run(() => client.executeMultiple(script)),
    batch: (statements, mode) => run(() => client.batch(statements, mode)),
    migrate: (statements) => run(() => client.migrate(statements)),
    transaction: async () => {
      await gate.pass();
      await run(() => client.execute("BEGIN DEFERRED"));
      return openTransaction(connection, reconnect, beforeCommit);
    },
    sync: () => client.sync(),
    reconnect,
    close: () => {
      gate.close();
      client.close();
    },
  };
}

/** An open transaction on the shared connection. */
function openTransaction(
  connection: Connection,
  reconnect: () => Promise<void>,
  beforeCommit: BeforeCommit,
): Transaction {
  const transaction = new Sqlite3Transaction(connection, "number");
  let isEnded = false;
  let wasBusy = false;
  /** Refuses late statements, which must not become part of the next transaction. */
  const assertOpen = () => {
    if (isEnded) throw new LibsqlError("The transaction has ended", "TRANSACTION_CLOSED");
  };
  const end = async (finish: () => Promise<void>) => {
    assertOpen();
    isEnded = true;
    try {
      await finish();
    } finally {
      transaction.close();
      if (wasBusy || connection.inTransaction) await reconnect();
    }
  };
  const run = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    assertOpen();
    try {
      return await work();
    } catch (error) {
      wasBusy ||= isBusy(error);
      throw error;
    }
  };
  return {
    execute: ((statement: string) =>
      run(() => transaction.execute(statement))) as Transaction["execute"],
    executeMultiple: (script) => run(() => transaction.executeMultiple(script)),
    batch: (statements) => run(() => transaction.batch(statements)),
    commit: () =>
      end(async () => {
        await beforeCommit(statementsOf(connection));
        await transaction.commit();
      }),
    rollback: () => end(() => transaction.rollback()),
    close: () => transaction.close(),
    get closed() {
      return isEnded || transaction.closed;
    },
  };
}

/**
 * Opens a gate that writes pass once no other process has the write lock. The lock is tested on a separate
 * connection, because a statement that meets a lock makes its connection unusable (see `reconnect`).
 */
function openGate(path: string) {
  let connection: Connection | undefined;
  const close = () => {
    connection?.close();
    connection = undefined;
  };
  const isOpen = () => {
    try {
      connection ??= new LibSql(path, { timeout: 0 });
      connection.exec("BEGIN IMMEDIATE");
      connection.exec("ROLLBACK");
      return true;
    } catch (error) {
      close();
      if (isBusy(error)) return false;
      // The write that follows meets any other fault and reports it.
      return true;
    }
  };
  return {
    /**
     * Waits until no other connection holds the write lock.
     * @throws SQLITE_BUSY, as the library does, if the lock is not released within `lockTimeout`
     */
    pass: async () => {
      const end = performance.now() + lockTimeout;
      while (!isOpen()) {
        if (performance.now() > end) throw lockedError();
        await wait(lockInterval);
      }
    },
    close,
  };
}

function lockedError(): Error {
  return Object.assign(new Error("SQLITE_BUSY: database is locked"), {
    code: "SQLITE_BUSY",
    rawCode: 5,
  });
}
