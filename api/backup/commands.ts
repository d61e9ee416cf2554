import { existsSync } from "node:fs";
import { join } from "node:path";
import { prepareDataFolder } from "../data-folder.ts";
import { openDatabase } from "../database/client.ts";
import { lockDataFolder } from "../database/folder-lock.ts";
import { readEnvironment } from "../environment.ts";
import { openStorage } from "../media/open-storage.ts";
import { StartError } from "../start-error.ts";
import { restoreArchive } from "./restore-archive.ts";
import { ArchiveFault } from "./unpack-archive.ts";
import { writeArchive } from "./write-archive.ts";

/**
 * Writes a backup of the site, which may run meanwhile.
 * @param variables the process's own
 * @param path of the new archive
 * @returns what to tell the person at the terminal
 * @throws {StartError} where there is no site or already a file
 */
export async function backUp(variables: NodeJS.ProcessEnv, path: string): Promise<string> {
  const environment = readEnvironment(variables);
  const databasePath = environment.databaseUrl.slice("file:".length);
  if (!existsSync(databasePath)) {
    throw new StartError(
      `There is no database ${databasePath}; set DATA_DIR to the folder of the site.`,
    );
  }
  if (existsSync(path)) throw new StartError(`${path} exists already; name a new file.`);
  const secretPath = join(environment.dataFolder, "secret");
  const database = await openDatabase(environment.databaseUrl);
  try {
    const { storage } = await openStorage(environment);
    const { files, size, missing } = await writeArchive(
      { database, storage, secretPath: existsSync(secretPath) ? secretPath : undefined },
      path,
    );
    const lost = missing.map((key) => `\nThe storage has lost ${key}; the backup is without it.`);
    return `${path} holds the database and ${files} files (${Math.ceil(size / 1e6)} MB). Keep it as safe as the site: it holds the secret too.${lost.join("")}`;
  } finally {
    await database.$disconnect();
  }
}

/**
 * Brings a backup back into an empty data folder.
 * @param variables the process's own
 * @param path of the archive
 * @returns what to tell the person at the terminal
 * @throws {StartError} where the folder is in use or the archive is damaged; nothing has changed then
 */
export async function restore(variables: NodeJS.ProcessEnv, path: string): Promise<string> {
  const environment = readEnvironment(variables);
  const { dataFolder } = environment;
  const databasePath = environment.databaseUrl.slice("file:".length);
  if (!existsSync(path)) throw new StartError(`There is no file ${path}.`);
  if (existsSync(databasePath)) {
    throw new StartError(
      `There is a database ${databasePath} already; set DATA_DIR to an empty folder.`,
    );
  }
  await prepareDataFolder(dataFolder);
  await lockDataFolder(dataFolder);
  const { storage } = await openStorage(environment);
  const secretPath = join(dataFolder, "secret");
  try {
    const files = await restoreArchive(path, { storage, databasePath, secretPath });
    return `${dataFolder} holds the database and ${files} files of ${path}. Start the site with npm start.`;
  } catch (error) {
    if (!(error instanceof ArchiveFault)) throw error;
    throw new StartError(`${path} was not restored: ${error.message}. Nothing has changed.`);
  }
}
