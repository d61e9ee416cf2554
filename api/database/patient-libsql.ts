import { setTimeout as wait } from "node:timers/promises";
import { PrismaLibSql } from "@prisma/adapter-libsql";
import LibSql from "libsql";

type Config = Parameters<PrismaLibSql["createClient"]>[0];
type Client = ReturnType<PrismaLibSql["createClient"]>;

/** How long a write waits while another process writes, in milliseconds. */
const patience = 5_000;
/** How long it rests between two looks, in milliseconds. */
const pause = 20;

const isWrite = (sql: string) => !/^\s*(?:SELECT|PRAGMA|EXPLAIN)\b/i.test(sql);

/**
 * libSQL's connections, on which a write first looks whether another process is writing, and waits for
 * it a while. The library's own timeout would wait inside the statement, and hold up everything else
 * that this process does; and a statement that failed so leaves its connection unable to commit.
 */
export class PatientLibSql extends PrismaLibSql {
  override createClient(config: Config): Client {
    const client = super.createClient(config);
    const path = /^file:(.+)$/.exec(config.url)?.[1];
    if (path === undefined) return client;
    const gate = openGate(path);
    const execute = client.execute.bind(client);
    const transact = client.transaction.bind(client);
    const close = client.close.bind(client);
    // Both are declared several times over; Prisma calls them in these ways.
    client.execute = (async (statement: { sql: string }) => {
      if (isWrite(statement.sql)) await gate.pass();
      return execute(statement);
    }) as Client["execute"];
    client.transaction = (async (mode: "deferred") => {
      await gate.pass();
      return transact(mode);
    }) as Client["transaction"];
    client.close = () => {
      gate.close();
      close();
    };
    return client;
  }
}

/** Looks at the lock from a connection of its own, which may fail as often as it likes. */
function openGate(path: string) {
  let connection: InstanceType<typeof LibSql> | undefined;
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
      // Whatever else is wrong, the statement itself finds out.
      return true;
    }
  };
  return {
    /** @throws the library's own error, where the lock is not free in time */
    pass: async () => {
      const end = performance.now() + patience;
      while (!isOpen()) {
        if (performance.now() > end) throw lockedError();
        await wait(pause);
      }
    },
    close,
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && /locked|busy/i.test(error.message);
}

function lockedError(): Error {
  return Object.assign(new Error("SQLITE_BUSY: database is locked"), {
    code: "SQLITE_BUSY",
    rawCode: 5,
  });
}
