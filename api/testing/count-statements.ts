import { Sqlite3Client, Sqlite3Transaction } from "@libsql/client/sqlite3";
import { vi } from "vitest";

/** How many statements of Prisma's something takes. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const spies = [Sqlite3Client, Sqlite3Transaction].map(({ prototype }) =>
    vi.spyOn(prototype, "execute"),
  );
  await work();
  const count = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  for (const spy of spies) spy.mockRestore();
  return count;
}
