import type { Readable } from "node:stream";

/** The first and last byte, both included, counted from 0. */
export type ByteRange = { start: number; end: number };

type StoredFile = { key: string; size: number; modifiedAt: Date };

/**
 * Stores media by key. A key is a relative path of safe segments, such as "objects/3f2a.png". The
 * server creates the keys, and checks every key that it uses.
 */
export type Storage = {
  /** The size in bytes. Null for an unknown key. */
  stat: (key: string) => Promise<{ size: number } | null>;
  /** The bytes, or a range of them. The stream fails for an unknown key. */
  read: (key: string, range?: ByteRange) => Readable;
  /** Provides the bytes as a read-only local file while `use` runs. */
  withFile: <Result>(key: string, use: (path: string) => Promise<Result>) => Promise<Result>;
  /**
   * Stores the bytes atomically, in place of an existing file. If a stream cannot be stored, it is destroyed.
   */
  write: (key: string, bytes: Readable | Uint8Array) => Promise<void>;
  /** Stores a local file as `write` does, and removes it. */
  adopt: (key: string, path: string) => Promise<void>;
  /** Removes a file, if it exists. */
  remove: (key: string) => Promise<void>;
  /** All files in a folder. The folder's name ends with a slash. */
  list: (folder: string) => AsyncIterable<StoredFile>;
  /**
   * Removes temporary files that were last written before a point in time. The processes that wrote
   * them are assumed to have ended.
   * @returns the number of files
   */
  removePartial: (before: Date) => Promise<number>;
  /** Rejects where media cannot be stored now. */
  check: () => Promise<void>;
};

const safeKey = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/** Returns the key. @throws where it could lead outside the storage */
export function requireSafeKey(key: string): string {
  if (!safeKey.test(key)) throw new Error("unsafe storage key");
  return key;
}

/**
 * Runs the function that stores a stream. If the stream fails before `store` reads from it, the error does
 * not end the process: `store` gets the error when it reads. If `store` fails, the stream is destroyed, so
 * that its source stops.
 */
export async function storeStream(stream: Readable, store: () => Promise<void>): Promise<void> {
  stream.on("error", () => {});
  try {
    await store();
  } catch (error) {
    stream.destroy(error as Error); // only errors are thrown here
    throw error;
  }
}

/** A stored part of a large file. Its size is in bytes. */
export type Part = { partNumber: number; size: number; etag: string };

/** Temporary credentials with which a client sends files directly to the bucket. */
type TemporaryCredentials = {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string;
  expiresAt: Date;
  bucket: string;
  region: string;
};

/** Stores the parts of large files, and joins them. Parts are numbered from 1. */
export type PartStore = {
  /** The origin of the bucket that receives parts. Null where this site receives them. */
  origin: string | null;
  /** Begins an upload in parts. @returns the id that the storage gives the upload, `partsId` */
  start: (id: string) => Promise<string>;
  /** An address that accepts one part by PUT within `partAddressLife`. */
  uploadAddress: (upload: PartUpload, partNumber: number, origin: string) => Promise<string>;
  list: (upload: PartUpload) => Promise<Part[]>;
  /**
   * Joins the parts to the file, and returns its bytes. Can be called again until `remove` is called.
   * @throws {MediaFault} 400 where a part is missing or differs from its ETag
   */
  join: (upload: PartUpload, parts: { partNumber: number; etag: string }[]) => Promise<Readable>;
  /** Uploads that were begun before a point in time and still have parts. */
  listBegunBefore: (moment: Date) => Promise<PartUpload[]>;
  /** Removes the parts and the joined file, if they exist. */
  remove: (upload: PartUpload) => Promise<void>;
  /** Requests temporary credentials. Null where the storage cannot issue any. */
  temporaryCredentials: (() => Promise<TemporaryCredentials>) | null;
};

/** An upload in parts: its id on this site, and the id that `PartStore.start` returned. */
export type PartUpload = { id: string; partsId: string };

/** How long the address of a part is valid, in seconds. */
export const partAddressLife = 15 * 60;

/** The assumed life of credentials that the storage issues without an expiry date, in seconds. */
export const credentialLife = 604_800;
