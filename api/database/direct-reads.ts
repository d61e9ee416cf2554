import LibSql from "libsql";
import { type Connection, pathOfUrl } from "./connection.ts";

/** What a statement takes, and what a column holds. */
export type DirectValue = string | number | null;

/** Reads past Prisma, for what is asked for by the thousand: rows as SQLite has them, in one call. */
export type DirectReads = {
  /** @param sql one of a few constants, each of which is compiled once */
  all: <Row extends Record<string, DirectValue>>(sql: string, ...values: DirectValue[]) => Row[];
  close: () => void;
};

/**
 * Opens a connection that only reads. What any connection has committed is seen by the next read.
 * @param url `file:` address of the database
 */
export function openDirectReads(url: string): DirectReads {
  const connection = new LibSql(pathOfUrl(url));
  const statements = new Map<string, ReturnType<Connection["prepare"]>>();
  const prepared = (sql: string) => {
    const known = statements.get(sql) ?? connection.prepare(sql);
    statements.set(sql, known);
    return known;
  };
  return {
    // Its columns are what the statement says.
    all: <Row>(sql: string, ...values: DirectValue[]) => prepared(sql).all(values) as Row[],
    close: () => {
      connection.close();
    },
  };
}

/** A moment in the form that Prisma stores it in, to be compared as text. */
export function storedMoment(moment: Date): string {
  return moment.toISOString().replace("Z", "+00:00");
}

/** A moment as Prisma stores it, or SQLite itself, which names no zone and means UTC. */
export function momentOf(stored: string | number): Date {
  const namesZone = typeof stored === "number" || /(Z|[+-]\d\d:\d\d)$/.test(stored);
  return new Date(namesZone ? stored : `${stored.replace(" ", "T")}Z`);
}

/** The same of a column that may be without one. */
export function optionalMomentOf(stored: string | number | null): Date | null {
  return stored === null ? null : momentOf(stored);
}
