import { randomUUID } from "node:crypto";
import type { Database } from "../../database/client.ts";
import type { Transaction } from "../../database/content-change.ts";
import type { Storage } from "../storage/storage.ts";

/** Files that are stored before their rows are written. */
export type StoredBatch = {
  /** @param file a stored one, or one that is about to be */
  note: (file: { path: string }) => Promise<void>;
  /** Their rows are written: in the transaction that does. */
  forget: (transaction: Transaction) => Promise<unknown>;
  /** Removes them, where it fails. */
  remove: () => Promise<void>;
};

/**
 * Notes the files of an import as received uploads, so that those of a process that is killed before their rows
 * are written are removed as abandoned uploads are.
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
