import { randomBytes, randomUUID } from "node:crypto";
import { access, constants, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { moveInto } from "../move-into.ts";
import { StartError } from "../start-error.ts";

/**
 * Creates the data folder with database, media and secret, readable by its user only.
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
 * The secret from which keys for cookies and encrypted fields are derived. It is created once and stored in
 * the data folder with mode 0600. An empty file counts as missing: older versions left one where they were
 * killed.
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

/** The id of a data folder, created once. Instances compare it to see that they share one folder. */
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

/** Writes a temporary file and renames it, so that after a kill the file is complete or missing. */
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
