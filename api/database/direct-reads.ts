import LibSql from "libsql";
import { isPostgres } from "./address.ts";
import { pathOfUrl } from "./connection.ts";
import { type Dialect, postgresDialect, sqliteDialect } from "./dialect.ts";
import { statementsOf } from "./sqlite/statements.ts";
import type { Statements } from "./statements.ts";

export type { DirectValue } from "./statements.ts";

/** Reads without Prisma, for queries of thousands of rows. Rows have SQLite's types. */
export type DirectReads = Statements & { dialect: Dialect; close: () => Promise<void> };

/** Opens a reader. Every read sees the commits of all connections. */
export function openDirectReads(url: string): DirectReads {
  if (!isPostgres(url)) return openFileReads(url);
  const opened = import("./postgresql/statements.ts").then((reads) => reads.openPostgresReads(url));
  return {
    all: async (sql, ...values) => (await opened).all(sql, ...values),
    dialect: postgresDialect,
    close: async () => (await opened).close(),
  };
}

function openFileReads(url: string): DirectReads {
  const connection = new LibSql(pathOfUrl(url));
  return {
    ...statementsOf(connection),
    dialect: sqliteDialect,
    close: async () => {
      connection.close();
    },
  };
}

/** A date in Prisma's stored form, which can be compared as text. */
export function storedMoment(moment: Date): string {
  return moment.toISOString().replace("Z", "+00:00");
}

/**
 * A date from Prisma's stored form, from milliseconds since 1970, or from SQLite's own form, which
 * has no time zone and means UTC.
 */
export function momentOf(stored: string | number): Date {
  const namesZone = typeof stored === "number" || /(Z|[+-]\d\d:\d\d)$/.test(stored);
  return new Date(namesZone ? stored : `${stored.replace(" ", "T")}Z`);
}

/** Like `momentOf`, for a column that can be null. */
export function optionalMomentOf(stored: string | number | null): Date | null {
  return stored === null ? null : momentOf(stored);
}

const asPrismaStores = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}(?:Z|\+00:00)$/;

/** A stored date as ISO 8601 for API clients. In most stored dates only the form of the zone differs. */
export function isoMomentOf(stored: string): string {
  return asPrismaStores.test(stored)
    ? `${stored.slice(0, "2026-12-24T08:30:15.000".length)}Z`
    : momentOf(stored).toISOString();
}

/** Runs `write` in a transaction, without Prisma. If `write` rejects, the transaction is rolled back. */
export async function changeDirectly(
  url: string,
  write: (statements: Statements) => Promise<void>,
): Promise<void> {
  if (isPostgres(url)) {
    return (await import("./postgresql/statements.ts")).changePostgres(url, write);
  }
  const connection = new LibSql(pathOfUrl(url));
  try {
    connection.exec("BEGIN IMMEDIATE");
    await write(statementsOf(connection));
    connection.exec("COMMIT");
  } catch (error) {
    if (connection.inTransaction) connection.exec("ROLLBACK");
    throw error;
  } finally {
    connection.close();
  }
}
