import type { Prisma } from "./__generated__/prisma/client.ts";
import { writePendingEntry } from "./audit.ts";
import type { Database } from "./client.ts";

export type Transaction = Prisma.TransactionClient;

/** How long a write may wait for earlier writes, and how long it may take, in milliseconds. */
export const limits = { maxWait: 15_000, timeout: 15_000 };

/**
 * Writes content, and the audit entry of the running action, in one transaction. Write transactions
 * run one after another. Triggers count the changes (see content-revision.ts).
 * @param timeout how long the transaction may take, in milliseconds
 */
export function changeContent<Result>(
  database: Database,
  write: (transaction: Transaction) => Promise<Result>,
  timeout = limits.timeout,
): Promise<Result> {
  return database.$transaction(
    async (transaction) => {
      const result = await write(transaction);
      await writePendingEntry(transaction, result);
      return result;
    },
    { ...limits, timeout },
  );
}
