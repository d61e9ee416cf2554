import { createInterface } from "node:readline/promises";
import type { Readable } from "node:stream";
import { Writable } from "node:stream";
import { StartError } from "../start-error.ts";
import { decrypt, isEncrypted } from "./encryption.ts";

/**
 * Returns the given key of a backup, or otherwise a key typed at the terminal, which does not show it.
 * @throws {StartError} where no key is given and there is no terminal
 */
export async function askKey(given: string | undefined): Promise<string> {
  if (given) return given;
  if (!process.stdin.isTTY) {
    throw new StartError("This backup is encrypted: set BACKUP_KEY to its key.");
  }
  process.stderr.write("The key of this backup, which is not shown: ");
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  const key = await terminal.question("");
  terminal.close();
  process.stderr.write("\n");
  return key;
}

/**
 * Opens an archive, and decrypts it where it is encrypted.
 * @param name the name of the archive, which shows whether it is encrypted
 * @param given the key; undefined to have it typed at the terminal
 */
export async function openEncrypted(
  name: string,
  bytes: Readable,
  given: string | undefined,
): Promise<Readable> {
  return isEncrypted(name) ? decrypt(bytes, await askKey(given)) : bytes;
}
