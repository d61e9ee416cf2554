import type { Readable } from "node:stream";

/** First and last byte, both included, counted from 0. */
export type ByteRange = { start: number; end: number };

type StoredFile = { key: string; size: number; modifiedAt: Date };

/**
 * Where media is stored, by key. A key is a relative path of safe segments, such as
 * "objects/3f2a.png", made by the server and never taken from a visitor unchecked.
 */
export type Storage = {
  /** Size in bytes. Null where there is nothing under the key. */
  stat: (key: string) => Promise<{ size: number } | null>;
  /** The bytes, or a part of them. Fails where there is nothing under the key. */
  read: (key: string, range?: ByteRange) => Readable;
  /** Lends the bytes as a file of this machine, which is not to be changed, while `use` runs. */
  withFile: <Result>(key: string, use: (path: string) => Promise<Result>) => Promise<Result>;
  /** Keeps the bytes, whole or not at all; replaces what was there. */
  write: (key: string, bytes: Readable | Uint8Array) => Promise<void>;
  /** Keeps a file of this machine, which is gone afterwards, as `write` does. */
  adopt: (key: string, path: string) => Promise<void>;
  /** Removes what is under the key; nothing happens where there is nothing. */
  remove: (key: string) => Promise<void>;
  /** Everything whose key starts with the folder, which ends in a slash. */
  list: (folder: string) => AsyncIterable<StoredFile>;
  /** Removes what writes have left that ended with the process, before a moment. @returns how many files */
  removePartial: (before: Date) => Promise<number>;
  /** Fails with a sentence where media cannot be stored now. */
  check: () => Promise<void>;
};

const safeKey = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/** Passes a key on. @throws for one that could lead out of the storage. */
export function requireSafeKey(key: string): string {
  if (!safeKey.test(key)) throw new Error("unsafe storage key");
  return key;
}
