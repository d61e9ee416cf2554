import type { Readable } from "node:stream";

export type Part = { partNumber: number; size: number; etag: string };

/** Credentials for the storage itself that expire. */
type TemporaryCredentials = {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string;
  expiresAt: Date;
  bucket: string;
  region: string;
};

/** Joins large files from parts. Parts are numbered from 1. */
export type PartStore = {
  /** The origin that receives parts. Null where it is this site's. */
  origin: string | null;
  /** Begins a file. @returns the storage's id for it */
  start: (id: string) => Promise<string>;
  /** An address that accepts one part by PUT for a while. */
  uploadAddress: (upload: PartUpload, partNumber: number, origin: string) => Promise<string>;
  list: (upload: PartUpload) => Promise<Part[]>;
  /** Joins the parts. @throws {MediaFault} 400 where one is missing or differs from its ETag */
  join: (upload: PartUpload, parts: { partNumber: number; etag: string }[]) => Promise<Readable>;
  /** Uploads that were begun before a moment and still have parts. */
  listBegunBefore: (moment: Date) => Promise<PartUpload[]>;
  /** Removes the parts and the joined file, if they exist. */
  remove: (upload: PartUpload) => Promise<void>;
  /** Null where the storage has none. */
  temporaryCredentials: (() => Promise<TemporaryCredentials>) | null;
};

export type PartUpload = { id: string; partsId: string };

/** How long the address of a part is valid, in seconds. */
export const partAddressLife = 15 * 60;

/** How long credentials without their own end are valid, in seconds. */
export const credentialLife = 604_800;
