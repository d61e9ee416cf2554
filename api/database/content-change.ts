import type { Prisma } from "./__generated__/prisma/client.ts";
import type { Database } from "./client.ts";

export type Transaction = Prisma.TransactionClient;

/** How long a write may wait for those before it, and how long it may take, in milliseconds. */
const limits = { maxWait: 15_000, timeout: 15_000 };

/**
 * Writes what visitors see, all of it or nothing. Writes wait for one another; the database counts
 * them itself (see content-revision.ts).
 */
export function changeContent<Result>(
  database: Database,
  write: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return database.$transaction(write, limits);
}
