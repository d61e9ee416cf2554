import { existsSync, statSync } from "node:fs";
import { rename } from "node:fs/promises";
import { StartError } from "../../start-error.ts";
import { isPostgres, tellAddress } from "../address.ts";
import { pathOfUrl } from "../connection.ts";
import { applyMigrations } from "../migrations.ts";

/**
 * Makes an SQLite file of this version the database at `url`, where no site exists yet: moves the file, or
 * copies its content to the server in one transaction.
 * @throws {StartError} where a site exists already
 */
export async function fillDatabase(path: string, url: string): Promise<void> {
  await assertEmpty(url);
  if (!isPostgres(url)) {
    await rename(path, pathOfUrl(url));
    return;
  }
  await applyMigrations(url);
  const { copyFileToServer } = await import("./copy-database.ts");
  await copyFileToServer(path, url);
}

/** @throws {StartError} where a site exists in the database at `url` */
export async function assertEmpty(url: string): Promise<void> {
  if (!(await hasSite(url))) return assertNoLog(url);
  throw new StartError(
    isPostgres(url)
      ? `There is a site in the database ${tellAddress(url)} already; name an empty one in DATABASE_URL.`
      : `There is a database ${pathOfUrl(url)} already; set DATA_DIR to an empty folder.`,
  );
}

/** @throws {StartError} where SQLite would apply the write-ahead log of a database that is gone to a new one */
function assertNoLog(url: string): void {
  if (isPostgres(url)) return;
  const path = `${pathOfUrl(url)}-wal`;
  const { size = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
  if (size === 0) return;
  throw new StartError(
    `The file ${path} holds changes of a database that is not there any more, and would change the new one; move it to the folder of that database.`,
  );
}

/** Whether a site exists in the database at `url`. @throws {StartError} where the server cannot be used */
export async function hasSite(url: string): Promise<boolean> {
  if (!isPostgres(url)) return existsSync(pathOfUrl(url));
  const { checkServer, hasOwner } = await import("../postgresql/check-server.ts");
  await checkServer(url);
  return hasOwner(url);
}
