import { randomUUID } from "node:crypto";
import type { Database } from "../../database/client.ts";
import type { Transaction } from "../../database/content-change.ts";
import type { Storage } from "../storage/storage.ts";

/** The files of an import. They are stored before their database rows are written. */
export type StoredBatch = {
  /** Records a file that is stored already, or is about to be stored. */
  note: (file: { path: string }) => Promise<void>;
  /**
   * Deletes the records, when the database rows of the files are written and make the records unnecessary.
   * @param transaction the transaction that writes the database rows of the files
   */
  forget: (transaction: Transaction) => Promise<unknown>;
  /** Removes the files and their records, after a failed import. */
  remove: () => Promise<void>;
};

/**
 * Records the files of an import as received uploads. If the process is killed before their rows are written,
 * the files are removed like those of abandoned uploads.
 */
export function openStoredBatch(database: Database, storage: Storage): StoredBatch {
  const batch = randomUUID();
  const paths: string[] = [];
  const forget = (of: Database | Transaction) =>
    of.upload.deleteMany({ where: { id: { startsWith: batch } } });
  return {
    note: async ({ path }) => {
      const id = `${batch}-${paths.push(path)}`;
      const facts = JSON.stringify({ path });
      await database.upload.create({
        data: { id, state: "received", facts, expiresAt: new Date() },
      });
    },
    forget,
    remove: async () => {
      for (const path of paths) await storage.remove(path.slice(1)).catch(() => {});
      await forget(database).catch(() => {});
    },
  };
}
