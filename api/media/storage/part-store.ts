import type { Readable } from "node:stream";

export type Part = { partNumber: number; size: number; etag: string };

/** Keys to the storage itself that end by themselves. */
type TemporaryCredentials = {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string;
  expiresAt: Date;
  bucket: string;
  region: string;
};

/** Where large files are put together from parts. Parts are numbered from 1. */
export type PartStore = {
  /** The origin of the addresses that take parts. Null where it is this site's own. */
  origin: string | null;
  /** Begins a file. @returns the storage's name for it */
  start: (id: string) => Promise<string>;
  /** An address that takes one part by PUT for a while. */
  uploadAddress: (upload: PartUpload, partNumber: number, origin: string) => Promise<string>;
  list: (upload: PartUpload) => Promise<Part[]>;
  /** Puts the parts together. @throws {MediaFault} 400 where one is missing or another than named */
  join: (upload: PartUpload, parts: { partNumber: number; etag: string }[]) => Promise<Readable>;
  /** Uploads begun before a moment whose parts are still there. */
  listBegunBefore: (moment: Date) => Promise<PartUpload[]>;
  /** Removes the parts and what they were joined to; nothing happens where there is nothing. */
  remove: (upload: PartUpload) => Promise<void>;
  /** Null where the storage has none. */
  temporaryCredentials: (() => Promise<TemporaryCredentials>) | null;
};

export type PartUpload = { id: string; partsId: string };

/** How long an address of a part, in seconds, takes it. */
export const partAddressLife = 15 * 60;

/** How long credentials count that do not say it themselves, in seconds. */
export const credentialLife = 604_800;
