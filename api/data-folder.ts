import { randomBytes } from "node:crypto";
import { access, constants, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "./start-error.ts";

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

/** The key for cookies and encrypted fields, made once and kept in the data folder with mode 0600. */
export async function readOrCreateSecret(folder: string): Promise<string> {
  const path = join(folder, "secret");
  try {
    await writeFile(path, randomBytes(48).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!isNodeError(error) || error.code !== "EEXIST") throw error;
  }
  const secret = (await readFile(path, "utf8")).trim();
  if (secret.length < 32) {
    throw new StartError(
      `The file ${path} is damaged; restore it from a backup or set SESSION_SECRET.`,
    );
  }
  return secret;
}

function isNodeError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "code" in error;
}
