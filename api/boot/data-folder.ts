import { randomBytes, randomUUID } from "node:crypto";
import {
  access,
  chmod,
  constants,
  mkdir,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { basename, join } from "node:path";
import { isPostgres } from "../database/address.ts";
import { pathOfUrl } from "../database/connection.ts";
import type { Environment } from "../environment.ts";
import { log } from "../log.ts";
import { isMissingFile } from "../media/storage/local-storage.ts";
import { moveInto } from "../move-into.ts";
import { StartError } from "../start-error.ts";

/**
 * Creates the data folder for database, media and secret. Only the user of this process can read it.
 * @throws {StartError} where it cannot be created or written to
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw new StartError(
      `The data folder ${folder} cannot be written to; give it to this user or set DATA_DIR to another folder.`,
    );
  }
}

/**
 * The secret from which keys for cookies and encrypted fields are derived. The secret is created
 * once, and stored in the data folder with mode 0600. An empty file counts as missing, because
 * older versions left one if they were killed while they wrote the secret.
 * @throws {StartError} where the file cannot be read, or its content is too short
 */
export async function readOrCreateSecret(folder: string): Promise<string> {
  const path = join(folder, "secret");
  const stored = await readIfPresent(path, " or set SESSION_SECRET");
  const secret = stored || (await createFile(path, randomBytes(48).toString("base64url")));
  if (secret.length < 32) {
    throw new StartError(
      `The file ${path} is damaged; restore it from a backup or set SESSION_SECRET.`,
    );
  }
  return secret;
}

/**
 * The id of a data folder, created once. Server processes compare the id to check that they share
 * one folder.
 */
export async function readOrCreateFolderId(folder: string): Promise<string> {
  const path = join(folder, "folder-id");
  return (await readIfPresent(path)) || createFile(path, randomUUID());
}

/**
 * Reads a file, without white space at both ends. Returns an empty text where the file does not exist.
 * @param remedy the end of the sentence that says how to fix an unreadable file
 */
async function readIfPresent(path: string, remedy = ""): Promise<string> {
  try {
    return (await readFile(path, "utf8")).trim();
  } catch (error) {
    if (isMissingFile(error)) return "";
    throw new StartError(`The file ${path} cannot be read; give it to this user${remedy}.`);
  }
}

/** Writes a temporary file and renames it, so that after a kill the file is complete or missing. */
async function createFile(path: string, content: string): Promise<string> {
  const partial = `${path}.partial`;
  await rm(partial, { force: true });
  await writeFile(partial, content, { flag: "wx", mode: 0o600, flush: true });
  await moveInto(path, partial);
  return content;
}

/** Matches the names of the files and folders that Vitrine creates in its data folder. */
const own =
  /^(?:vitrine\.db.*|lock\.db.*|secret.*|folder-id.*|first-start|media|incoming(?:-parts)?|restoring|scratch|copies|builds|\.(?:restore|backup|look)-.*)$/;

/**
 * Makes database, lock and secret unreadable for other users of the machine, even if an older
 * version created the files, or the umask was looser then. Restricts the data folder in the same
 * way, if it contains only Vitrine's files. Logs a warning for each file or folder that other users
 * may still read.
 */
export async function restrictFiles({
  dataFolder,
  databaseUrl,
}: Pick<Environment, "dataFolder" | "databaseUrl">): Promise<void> {
  if (process.platform === "win32") return;
  const database = isPostgres(databaseUrl) ? "vitrine.db" : pathOfUrl(databaseUrl);
  const files = isPostgres(databaseUrl)
    ? []
    : ["", "-wal", "-shm"].map((suffix) => database + suffix);
  for (const path of [...files, join(dataFolder, "secret"), join(dataFolder, "lock.db")]) {
    if (!(await restrict(path, 0o600))) {
      log.warn(`Other users of this machine may read ${path}, which is not this user's to change.`);
    }
  }
  const foreign = (await readdir(dataFolder)).find(
    (name) => !own.test(name) && !name.startsWith(basename(database)),
  );
  if (foreign === undefined ? await restrict(dataFolder, 0o700) : await isClosed(dataFolder))
    return;
  const reason = foreign === undefined ? "is not this user's" : `holds ${foreign} as well`;
  log.warn(
    `Other users of this machine may look into the data folder ${dataFolder}, which ${reason}; a folder that is Vitrine's alone is closed to them.`,
  );
}

/**
 * Sets the mode of a file or folder that other users may read. @returns false where they may still read it
 */
async function restrict(path: string, mode: number): Promise<boolean> {
  if (await isClosed(path)) return true;
  return chmod(path, mode).then(
    () => true,
    () => false,
  );
}

async function isClosed(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return !found || (found.mode & 0o077) === 0;
}
