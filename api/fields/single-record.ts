import type { Database } from "../database/client.ts";
import { changeContent, type Transaction } from "../database/content-change.ts";
import { assertCurrent } from "../validation/accept.ts";

const theOne = { where: { id: 1 } } as const;

type Saved<Data> = typeof theOne & {
  create: Data;
  update: Data & { version: { increment: number } };
};

/** A table with one row. */
type Table<Row, Data> = {
  findUnique: (args: typeof theOne) => PromiseLike<Row | null>;
  upsert: (args: Saved<Data>) => PromiseLike<Row>;
};

/**
 * Writes the given columns of a table's only record and raises its version, or creates the record.
 * @param data the columns, or a function that computes the columns from the stored record, if it exists
 * @param name the name of the record in messages to the owner
 * @param check may throw to refuse the change
 * @throws {UserFault} STALE_VERSION
 */
export function saveSingle<Row extends { version: number }, Data extends object>(
  database: Database,
  tableOf: (transaction: Transaction) => Table<Row, Data>,
  data: Data | ((stored: Row | null) => Data),
  { version, name }: { version: number | null | undefined; name: string },
  check: (transaction: Transaction) => Promise<void> = async () => {},
): Promise<Row> {
  return changeContent(database, async (transaction) => {
    const table = tableOf(transaction);
    const stored = await table.findUnique(theOne);
    assertCurrent(stored, version, name);
    await check(transaction);
    const create = typeof data === "function" ? data(stored) : data;
    return table.upsert({
      ...{ ...theOne, create },
      update: { ...create, version: { increment: 1 } },
    });
  });
}
