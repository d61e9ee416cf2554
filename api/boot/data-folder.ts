import { randomBytes, randomUUID } from "node:crypto";
import { access, constants, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { moveInto } from "../move-into.ts";
import { StartError } from "../start-error.ts";

/**
 * Makes the folder that holds database, media and secret, readable by its user only.
 * @throws {StartError} when it cannot be made or written to.
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
 * The key for cookies and encrypted fields, made once and stored in the data folder with mode 0600.
 * An empty file counts as none: older versions left one where they were killed while making it.
 */
export async function readOrCreateSecret(folder: string): Promise<string> {
  const path = join(folder, "secret");
  const stored = await readIfPresent(path);
  const secret = stored || (await createFile(path, randomBytes(48).toString("base64url")));
  if (secret.length < 32) {
    throw new StartError(
      `The file ${path} is damaged; restore it from a backup or set SESSION_SECRET.`,
    );
  }
  return secret;
}

/** Tells a data folder that several instances share from any other; made once. */
export async function readOrCreateFolderId(folder: string): Promise<string> {
  const path = join(folder, "folder-id");
  return (await readIfPresent(path)) || createFile(path, randomUUID());
}

async function readIfPresent(path: string): Promise<string> {
  try {
    return (await readFile(path, "utf8")).trim();
  } catch (error) {
    if (isNodeError(error) && error.code === "ENOENT") return "";
    throw new StartError(
      `The file ${path} cannot be read; give it to this user or set SESSION_SECRET.`,
    );
  }
}

/** Writes a new file beside its place and moves it there, so that a kill leaves all of it or nothing. */
async function createFile(path: string, content: string): Promise<string> {
  const partial = `${path}.partial`;
  await rm(partial, { force: true });
  await writeFile(partial, content, { flag: "wx", mode: 0o600, flush: true });
  await moveInto(path, partial);
  return content;
}

function isNodeError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "code" in error;
}
