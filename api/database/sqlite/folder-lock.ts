import { realpath } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import LibSql from "libsql";
import { StartError } from "../../start-error.ts";
import { isPostgres } from "../address.ts";
import { assertWritable, type Connection, isBusy, isDamaged, pathOfUrl } from "../connection.ts";
import { type InstanceLock, lockOfOne } from "../instances/instance-lock.ts";

/** The connections that have the locks. Without this list, garbage collection would release the locks. */
const heldLocks: Connection[] = [];

/** Whether other instances of the site may use the folder and the database at the same time. */
export type Sharing = { isFolderShared: boolean; isDatabaseShared: boolean };

/**
 * Locks the data folder and the database until this process ends, however it ends: a lock is an open
 * transaction on a small SQLite file, which the operating system releases with the process. A shared lock
 * excludes only processes that request an exclusive lock. An SQLite database is never shared.
 * @throws {StartError} where another process has the lock, or the lock's file cannot be written to
 */
export async function lockDataFolder(
  folder: string,
  databaseUrl: string,
  sharing: Sharing = { isFolderShared: false, isDatabaseShared: false },
): Promise<InstanceLock> {
  const folderLock = join(await realpath(folder), "lock.db");
  await lock(
    folderLock,
    `Another Vitrine is running on the data folder ${folder}; stop it, or set DATA_DIR to another folder.`,
    sharing.isFolderShared,
  );
  if (isPostgres(databaseUrl)) {
    const { lockPostgres } = await import("../postgresql/database-lock.ts");
    return lockPostgres(databaseUrl, { isShared: sharing.isDatabaseShared });
  }
  const databasePath = pathOfUrl(databaseUrl);
  const databaseLock = await databaseLockOf(databasePath);
  if (databaseLock === folderLock) return lockOfOne;
  await lock(
    databaseLock,
    `Another Vitrine is running on the database ${databasePath}; stop it, or set DATABASE_URL to another file.`,
  );
  return lockOfOne;
}

/** The path of a database's lock. A database with the default name uses the lock of its folder. */
async function databaseLockOf(databasePath: string): Promise<string> {
  const path = await realpath(databasePath)
    .catch(async () => join(await realpath(dirname(databasePath)), basename(databasePath)))
    .catch(() => {
      throw new StartError(
        `There is no folder ${dirname(databasePath)} for the database; make it or set DATABASE_URL to another file.`,
      );
    });
  return basename(path) === "vitrine.db" ? join(dirname(path), "lock.db") : `${path}-lock`;
}

async function lock(path: string, refusal: string, isShared = false): Promise<void> {
  await assertWritable(path);
  try {
    const connection = new LibSql(path, { timeout: 0 });
    // A read transaction excludes only writers, so it can be shared.
    connection.exec(isShared ? "BEGIN; SELECT name FROM sqlite_master" : "BEGIN EXCLUSIVE");
    heldLocks.push(connection);
  } catch (error) {
    if (isBusy(error)) throw new StartError(refusal);
    if (isDamaged(error)) {
      throw new StartError(
        `The file ${path} is damaged. It holds nothing: see that no Vitrine is running on its folder, delete it, and start again.`,
      );
    }
    throw new StartError(`The file ${path} cannot be written to; give it to this user.`);
  }
}
