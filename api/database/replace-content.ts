import { setTimeout as wait } from "node:timers/promises";
import LibSql from "libsql";
import { isPostgres } from "./address.ts";
import { type Connection, inTransaction, isBusy, pathOfUrl } from "./connection.ts";
import { describeTables } from "./copying/tables.ts";
import { applyMigrations } from "./migrations.ts";

/**
 * Tables that are not replaced, because they describe this database and the instances that use it.
 * The content revision must never return to a number under which caches store other content, so
 * triggers increment it while rows are replaced. Triggers also fill OutdatedMediaUse with the
 * projects whose uses of files have to be derived again.
 */
const kept = [
  ...["ContentRevision", "OutdatedMediaUse", "MediaUseForm", "ClockReading", "LastBackup"],
  ...["Lease", "AttemptCount", "InstanceTerms"],
  // From a backup, these tables would make revoked tokens valid again, and would lack the log
  // entries since the backup.
  ...["ApiToken", "AuditEntry"],
];

/** Tables that are emptied. A session that has ended since the backup must not become valid again. */
const emptied = ["Session"];

/** How long to wait for writes of other connections: the number of tries, and the milliseconds between them. */
const tries = { count: 200, pause: 50 };

/**
 * Replaces the content of a database in use by the content of an SQLite file, which is migrated
 * first. All rows are replaced in one transaction: readers see either the old or the new content,
 * also after a crash.
 * @param path the SQLite file
 * @param url the address of the database in use
 */
export async function replaceContent(path: string, url: string): Promise<void> {
  await applyMigrations(`file:${path}`);
  if (isPostgres(url)) {
    const { copyFileToServer } = await import("./copying/copy-database.ts");
    await copyFileToServer(path, url, { kept, emptied });
    return;
  }
  const connection = new LibSql(pathOfUrl(url));
  try {
    connection.prepare("ATTACH ? AS archive").run(path);
    for (let rest = tries.count; ; rest -= 1) {
      try {
        // The connection has no busy timeout: waiting in the library would block the thread, and
        // with it the write of this process that may hold the lock.
        inTransaction(connection, () => copyTables(connection));
        return;
      } catch (error) {
        if (!isBusy(error) || rest === 0) throw error;
      }
      await wait(tries.pause);
    }
  } finally {
    connection.close();
  }
}

function copyTables(connection: Connection): void {
  const tables = describeTables(connection).filter(({ name }) => !kept.includes(name));
  for (const { name } of tables.toReversed()) connection.exec(`DELETE FROM main."${name}"`);
  for (const { name, columns } of tables) {
    if (emptied.includes(name)) continue;
    const names = columns.map((column) => `"${column.name}"`).join(", ");
    connection.exec(`INSERT INTO main."${name}" (${names}) SELECT ${names} FROM archive."${name}"`);
  }
}
