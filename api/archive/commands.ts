import { existsSync } from "node:fs";
import { mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { logCommand } from "../access/audit/audit-log.ts";
import { createSealedText } from "../access/sealed-text.ts";
import { assertDatabase } from "../backup/commands.ts";
import { ArchiveFault } from "../backup/unpack-archive.ts";
import { bringUpToDate } from "../boot/bring-up-to-date.ts";
import { prepareDataFolder, readOrCreateSecret } from "../boot/data-folder.ts";
import { completeFirstStart } from "../boot/first-start.ts";
import { isPostgres } from "../database/address.ts";
import { type Database, openDatabase } from "../database/client.ts";
import { pathOfUrl } from "../database/connection.ts";
import { fillDatabase, hasSite } from "../database/copying/fill-database.ts";
import { applyMigrations } from "../database/migrations.ts";
import { checkpoint } from "../database/sqlite/checkpoints.ts";
import { lockDataFolder } from "../database/sqlite/folder-lock.ts";
import { type Environment, readEnvironment } from "../environment.ts";
import { explainFullDisk } from "../explain-full-disk.ts";
import { log } from "../log.ts";
import { openStorage } from "../media/storage/open-storage.ts";
import type { Storage } from "../media/storage/storage.ts";
import { deriveMediaUses } from "../projects/derive-media-uses.ts";
import { StartError } from "../start-error.ts";
import { writeStream } from "../write-stream.ts";
import type { ArchiveOptions } from "./collect-content.ts";
import { type Importing, importArchive } from "./import-archive.ts";
import { openArchive } from "./read-archive.ts";
import { streamArchive } from "./write-archive.ts";

/**
 * Writes the owner's work into one file that another site can import. The site may be running.
 * @param variables the environment of the process
 * @param path the path of the new archive
 * @returns the message for the terminal
 * @throws {StartError} where there is no site, or `path` exists, or the disk is full; also where a media file
 * is lost or damaged, but then the archive is written without that file
 */
export async function exportArchive(
  variables: NodeJS.ProcessEnv,
  path: string,
  options: ArchiveOptions,
): Promise<string> {
  const environment = readEnvironment(variables);
  assertDatabase(environment.databaseUrl);
  if (existsSync(path)) throw new StartError(`${path} exists already; name a new file.`);
  const database = await openDatabase(environment.databaseUrl);
  const partial = `${path}.partial`;
  try {
    const { storage } = await openStorage(environment);
    const { files, missing } = await streamArchive({ database, storage }, options, (bytes) =>
      writeStream(partial, bytes, { mode: 0o600 }),
    );
    await rename(partial, path);
    const told = `${path} holds the site's content and ${files} files, and no password or token.`;
    if (missing.length === 0) return told;
    const faults = missing.map((key) => `${key} is lost or damaged; the archive is without it.`);
    throw new StartError([told, ...faults].join("\n"));
  } catch (error) {
    throw explainFullDisk(error, dirname(path));
  } finally {
    await rm(partial, { force: true });
    await database.$disconnect();
  }
}

/**
 * Imports an archive into the site, which may be running. Where no site exists yet, it is imported
 * into a new site.
 * @param variables the environment of the process
 * @param path the path of the archive
 * @returns the message for the terminal
 * @throws {StartError} where the archive cannot be used; nothing has changed then
 */
export async function importFile(
  variables: NodeJS.ProcessEnv,
  path: string,
  options: Importing,
): Promise<string> {
  const environment = readEnvironment({ LOG_LEVEL: "error", ...variables });
  log.level = environment.logLevel;
  if (!existsSync(path)) throw new StartError(`There is no file ${path}.`);
  try {
    // The archive is checked before a folder or a database is made.
    (await openArchive(path)).close();
    const { result: lines, password } = await importInto(
      environment,
      { path, isDryRun: options.isDryRun },
      (services, dataFolder) => importArchive(services, path, dataFolder, options),
    );
    if (password !== undefined) lines.push(describePassword(password));
    const told = options.isDryRun
      ? `This would happen with ${path}; nothing has changed:`
      : `${environment.dataFolder} has taken ${path}:`;
    return [told, ...lines.map((line) => `  ${line}`)].join("\n");
  } catch (error) {
    if (!(error instanceof ArchiveFault)) throw explainFullDisk(error, environment.dataFolder);
    throw new StartError(`${path} was not imported: ${error.message}. Nothing has changed.`);
  }
}

export const describePassword = (password: string) => `The portfolio password is ${password}.`;

type Import = { path: string; isDryRun: boolean };
type Bring<Result> = (
  services: { database: Database; storage: Storage },
  dataFolder: string,
) => Promise<Result>;
/** The result of an import, and the password of the portfolio where one was generated. */
type Imported<Result> = { result: Result; password?: string | undefined };

/**
 * Calls `bring`, which imports something, with the site, which may be running. Where no site exists
 * yet, `bring` is called with a new site.
 */
export async function importInto<Result>(
  environment: Environment,
  what: Import,
  bring: Bring<Result>,
): Promise<Imported<Result>> {
  const { databaseUrl, dataFolder } = environment;
  if (!(await hasSite(databaseUrl))) return importAsSite(environment, what, bring);
  await bringUpToDate(environment);
  const database = await openDatabase(databaseUrl, deriveMediaUses);
  try {
    const { storage } = await openStorage(environment);
    const result = await bring({ database, storage }, dataFolder);
    if (!what.isDryRun) await logCommand(database, "import", basename(what.path));
    return { result };
  } finally {
    await database.$disconnect();
  }
}

/**
 * Makes a new site in the data folder and imports into it. The database has a temporary name until
 * it is complete. A dry run makes the site in a temporary folder, which is removed.
 */
async function importAsSite<Result>(
  environment: Environment,
  what: Import,
  bring: Bring<Result>,
): Promise<Imported<Result>> {
  if (what.isDryRun) {
    const dataFolder = await mkdtemp(join(tmpdir(), "vitrine-import-"));
    const databaseUrl = `file:${join(dataFolder, "vitrine.db")}`;
    const aside = { ...environment, dataFolder, databaseUrl };
    return makeSite(aside, what, bring).finally(() => rm(dataFolder, { recursive: true }));
  }
  const { databaseUrl, dataFolder } = environment;
  await prepareDataFolder(dataFolder);
  const lock = await lockDataFolder(dataFolder, databaseUrl);
  try {
    return await makeSite(environment, what, bring);
  } finally {
    await lock.close();
  }
}

async function makeSite<Result>(
  environment: Environment,
  { path, isDryRun }: Import,
  bring: Bring<Result>,
): Promise<Imported<Result>> {
  const { databaseUrl, dataFolder } = environment;
  // The folder is on the disk of the database, so that the file can be renamed to its final name.
  const beside = isPostgres(databaseUrl) ? dataFolder : dirname(pathOfUrl(databaseUrl));
  const folder = await mkdtemp(join(beside, ".restore-"));
  try {
    const file = join(folder, "database");
    await applyMigrations(`file:${file}`);
    const database = await openDatabase(`file:${file}`, deriveMediaUses);
    const { storage } = await openStorage(environment);
    const secret = environment.sessionSecret ?? (await readOrCreateSecret(dataFolder));
    const services = { database, storage, sealedText: createSealedText(secret) };
    let result: Result;
    let password: string | undefined;
    try {
      const generated = await completeFirstStart({ ...environment, demoContent: false }, services);
      result = await bring(services, dataFolder);
      await logCommand(database, "import", basename(path));
      if (!isDryRun) password = generated.portfolio;
      await checkpoint(database);
    } finally {
      await database.$disconnect();
    }
    if (!isDryRun) await fillDatabase(file, databaseUrl);
    return { result, password };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
