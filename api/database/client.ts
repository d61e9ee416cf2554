import { StartError } from "../start-error.ts";
import { PrismaClient } from "./__generated__/prisma/client.ts";
import { isPostgres } from "./address.ts";
import { describeDamage, isDamaged, pathOfUrl } from "./connection.ts";
import { LibSqlAdapter } from "./sqlite/libsql-adapter.ts";
import type { BeforeCommit } from "./statements.ts";

export type Database = PrismaClient;

/**
 * How long a statement outside of a transaction waits for a lock, in milliseconds (see libsql-adapter.ts).
 */
const busyTimeout = 5_000;

const addresses = new WeakMap<Database, string>();

/** The address with which a client was opened. */
export function databaseUrlOf(database: Database): string {
  const address = addresses.get(database);
  if (address === undefined) throw new Error("The client was not opened by openDatabase");
  return address;
}

/**
 * Opens the database at `url`: an SQLite file, or a PostgreSQL database, whose driver is imported
 * on demand.
 * @param beforeCommit runs at the end of each transaction and writes derived data
 * @throws {StartError} where the database cannot be used
 */
export async function openDatabase(
  url: string,
  beforeCommit: BeforeCommit = async () => {},
): Promise<Database> {
  const database = isPostgres(url)
    ? await (await import("./postgresql/client.ts")).openPostgres(url, beforeCommit)
    : await openFile(url, beforeCommit);
  addresses.set(database, url);
  return database;
}

/**
 * Opens the SQLite file at `url`, or creates it, in WAL mode, and checks its guarantees of
 * durability. The busy timeout is an option of the adapter instead of a pragma: the adapter
 * replaces a connection that timed out on a lock, and a pragma is lost with its connection. WAL is
 * stored in the file; full synchronisation and foreign keys are defaults of the library, asserted
 * here.
 * @throws {StartError} where the file is not a database, or a guarantee is missing
 */
async function openFile(url: string, beforeCommit: BeforeCommit): Promise<Database> {
  const database = new PrismaClient({
    adapter: new LibSqlAdapter({ url, timeout: busyTimeout }, beforeCommit),
  });
  try {
    await database.$queryRaw`PRAGMA journal_mode = WAL`;
    await database.$transaction(async (transaction) => transaction.$queryRaw`SELECT 1`);
    await assertPragmas(database);
  } catch (error) {
    await database.$disconnect();
    if (error instanceof StartError) throw error;
    if (isDamaged(error)) throw new StartError(describeDamage(pathOfUrl(url)));
    throw new StartError(
      `The database ${url} cannot be opened (${firstLine(error)}); check that it is a Vitrine database that this user may write to.`,
    );
  }
  return database;
}

async function assertPragmas(database: Database): Promise<void> {
  const expected = {
    journal_mode: "wal",
    synchronous: 2,
    foreign_keys: 1,
    busy_timeout: busyTimeout,
  };
  for (const [pragma, value] of Object.entries(expected)) {
    const [row] = await database.$queryRawUnsafe<Record<string, unknown>[]>(`PRAGMA ${pragma}`);
    const found = row && Object.values(row)[0];
    if (String(found) !== String(value)) {
      throw new StartError(
        `The database must run with ${pragma} = ${value}, but it reports ${String(found)}.`,
      );
    }
  }
}

function firstLine(error: unknown): string {
  const lines = error instanceof Error ? error.message.trim().split("\n") : [String(error)];
  return lines.at(-1) ?? "unknown reason";
}
