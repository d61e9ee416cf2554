import { mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { logCommand } from "../access/audit/audit-log.ts";
import { prepareDataFolder } from "../boot/data-folder.ts";
import { isPostgres, tellAddress } from "../database/address.ts";
import { pathOfUrl } from "../database/connection.ts";
import { assertEmpty, fillDatabase } from "../database/copying/fill-database.ts";
import { assertSame } from "../database/copying/tables.ts";
import { applyMigrations } from "../database/migrations.ts";
import { inspectSnapshot, writeSnapshot } from "../database/snapshot.ts";
import { lockDataFolder } from "../database/sqlite/folder-lock.ts";
import { readEnvironment } from "../environment.ts";
import { StartError } from "../start-error.ts";
import { assertDatabase } from "./commands.ts";

/**
 * Copies the database of the site to another address, of a file or a server, while the site is stopped. Media
 * and the old database stay where they are.
 * @param variables the environment of the process
 * @param address the address of the new database
 * @param tell is called with a sentence for each step
 * @returns the message for the terminal
 * @throws {StartError} where the site runs, or the target has a site
 */
export async function moveDatabase(
  variables: NodeJS.ProcessEnv,
  address: string,
  tell: (step: string) => void = () => {},
): Promise<string> {
  const { dataFolder, databaseUrl } = readEnvironment(variables);
  const target = readEnvironment({ ...variables, DATABASE_URL: address }).databaseUrl;
  assertDatabase(databaseUrl);
  await assertEmpty(target);
  await prepareDataFolder(dataFolder);
  const lock = await lockDataFolder(dataFolder, databaseUrl);
  let folder: string | undefined;
  try {
    const { copyServerToFile, sumsOfFile } = await import("../database/copying/copy-database.ts");
    // The folder is on the disk of the new database, so that the file can be renamed to its final name.
    const beside = isPostgres(target) ? dataFolder : dirname(pathOfUrl(target));
    folder = await mkdtemp(join(beside, ".restore-"));
    const snapshot = join(folder, "database");
    tell(`Reading ${tellPlace(databaseUrl)}.`);
    await writeSnapshot(databaseUrl, snapshot);
    await applyMigrations(`file:${snapshot}`);
    await inspectSnapshot(snapshot, (moved) => logCommand(moved, "moveDatabase"));
    const sums = sumsOfFile(snapshot);
    const rows = sums.reduce((sum, table) => sum + table.rows, 0);
    tell(`Writing ${rows} rows of ${sums.length} tables to ${tellPlace(target)}.`);
    await fillDatabase(snapshot, target);
    tell("Comparing counts and checksums.");
    const written = join(folder, "written");
    const found = isPostgres(target)
      ? await copyServerToFile(target, written)
      : sumsOfFile(pathOfUrl(target));
    assertSame(sums, found);
    return [
      `${tellPlace(target)} holds the ${rows} rows of ${sums.length} tables, each compared with what it was.`,
      `Start the site with DATABASE_URL=${isPostgres(target) ? "the new address" : target}; the former database stays as it is.`,
    ].join("\n");
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The database was not moved (${error instanceof Error ? error.message : error}). The former one is as it was; empty ${tellPlace(target)} before the next try.`,
    );
  } finally {
    if (folder) await rm(folder, { recursive: true, force: true });
    await lock.close();
  }
}

function tellPlace(url: string): string {
  return isPostgres(url) ? tellAddress(url) : pathOfUrl(url);
}
