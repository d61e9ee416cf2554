import { Readable } from "node:stream";
import { ReadableStream } from "node:stream/web";
import type { Database } from "../database/client.ts";
import { StartError } from "../start-error.ts";
import { ArchiveFault, noticeFailure } from "./unpack-archive.ts";

/** The suffix of the names of encrypted files. They have the format of the tool age (record 105). */
export const encryptedSuffix = ".age";

export const isEncrypted = (name: string) => name.endsWith(encryptedSuffix);

/** Encrypts bytes while they are read. */
export type Encryption = (bytes: AsyncIterable<unknown>) => AsyncIterable<Uint8Array>;

/** The library is imported on demand, because most sites encrypt nothing. */
const importAge = () => import("age-encryption");

/** @returns a new private key, and as `recipient` the public key to encrypt with */
export async function createKey(): Promise<{ key: string; recipient: string }> {
  const { generateX25519Identity, identityToRecipient } = await importAge();
  const key = await generateX25519Identity();
  return { key, recipient: await identityToRecipient(key) };
}

/**
 * The public key for which new backups are encrypted. It is stored in the row about the last backup. Null where
 * backups are not encrypted.
 */
export async function readRecipient(database: Database): Promise<string | null> {
  const record = await database.lastBackup.findUnique({
    where: { id: 1 },
    select: { recipient: true },
  });
  return record?.recipient ?? null;
}

/** @param recipients public keys; each of their private keys decrypts the bytes */
export function encryptFor(...recipients: string[]): Encryption {
  return async function* (bytes) {
    const { Encrypter } = await importAge();
    const encrypter = new Encrypter();
    for (const recipient of recipients) encrypter.addRecipient(recipient);
    yield* read(await encrypter.encrypt(webStreamOf(bytes)));
  };
}

/**
 * Returns two functions for a new archive. `encrypt` encrypts the archive for the owner's key and
 * for a second key, which is never stored. `reopen` decrypts the archive with the second key, so
 * that it can be verified. Without encryption, `encrypt` is undefined and `reopen` returns its input.
 * @param name the name of the archive, which shows whether it is to be encrypted
 * @throws {StartError} where it is to be encrypted, but the owner has made no key
 */
export async function openSeal(
  database: Database,
  name: string,
): Promise<{ encrypt?: Encryption; reopen: (bytes: Readable) => Readable }> {
  if (!isEncrypted(name)) return { reopen: (bytes) => bytes };
  const recipient = await readRecipient(database);
  if (!recipient) {
    throw new StartError(
      `${name} would be encrypted by its name, and the owner has made no key in the admin area; name it vitrine.tar.`,
    );
  }
  const own = await createKey();
  return {
    encrypt: encryptFor(recipient, own.recipient),
    reopen: (bytes) => decrypt(bytes, own.key),
  };
}

/**
 * Decrypts a file while it is read.
 * @param key the key as it was shown to the owner; undefined where none was given
 * @throws {ArchiveFault} while it is read, where the key is missing or does not fit, or the file was truncated
 *   or changed
 */
export function decrypt(bytes: Readable, key: string | undefined): Readable {
  return Readable.from(decryptChunks(bytes, key), { objectMode: false });
}

async function* decryptChunks(bytes: Readable, key: string | undefined) {
  if (!key) throw new WrongKey("it is encrypted, and its key was not given");
  const { Decrypter } = await importAge();
  const decrypter = new Decrypter();
  const source = { failure: undefined as unknown };
  try {
    decrypter.addIdentity(key.trim().toUpperCase());
  } catch {
    throw new WrongKey("what was given is no key, which begins with AGE-SECRET-KEY-1");
  }
  try {
    yield* read(await decrypter.decrypt(webStreamOf(noticeFailure(bytes, source))));
  } catch (error) {
    bytes.destroy();
    if (source.failure) throw source.failure;
    if (!/no identity matched/.test(String(error))) throw damaged();
    throw new WrongKey("it is encrypted for another key than the one that was given");
  }
}

const damaged = () => new ArchiveFault("it is damaged or cut short");

/** The key of an encrypted backup was not given, or the given key does not open it. */
class WrongKey extends ArchiveFault {}

/** @returns why a key does not open an archive. Null where it opens the archive */
export async function findKeyFault(bytes: Readable, key: string | undefined) {
  const opened = decrypt(bytes, key);
  try {
    for await (const _chunk of opened) break;
    return null;
  } catch (error) {
    if (error instanceof WrongKey) return error.message;
    throw error;
  } finally {
    bytes.destroy();
  }
}

/**
 * Converts bytes to a web stream. `Readable.toWeb` is not used: it would pass on buffered bytes after its
 * reader has failed, and the resulting error would end the process. The cast is needed because the DOM and
 * Node have separate types for the same stream.
 */
const webStreamOf = (bytes: AsyncIterable<unknown>) =>
  ReadableStream.from(bytes) as unknown as globalThis.ReadableStream<Uint8Array>;

const read = (stream: globalThis.ReadableStream<Uint8Array>) =>
  stream as unknown as AsyncIterable<Uint8Array>;
