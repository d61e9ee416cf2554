import { Sqlite3Client, Sqlite3Transaction } from "@libsql/client/sqlite3";
import pg from "pg";
import { vi } from "vitest";
import { postgresServer } from "./postgres.ts";

/** The number of statements that Prisma sends to the database while `work` runs. */
export function countStatements(work: () => Promise<unknown>): Promise<number> {
  return postgresServer() ? countOfServer(work) : countOfFile(work);
}

async function countOfFile(work: () => Promise<unknown>): Promise<number> {
  const spies = [Sqlite3Client, Sqlite3Transaction].map(({ prototype }) =>
    vi.spyOn(prototype, "execute"),
  );
  await work();
  const count = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  for (const spy of spies) spy.mockRestore();
  return count;
}

/** Counts the statements on a PostgreSQL server. Only Prisma's adapter requests rows as arrays. */
async function countOfServer(work: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(pg.Client.prototype, "query");
  await work();
  const count = spy.mock.calls.filter(([query]) => {
    const { rowMode, text } = Object(query);
    return rowMode === "array" && !/^(?:BEGIN|COMMIT|ROLLBACK)/.test(text);
  }).length;
  spy.mockRestore();
  return count;
}
