import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import type { Readable } from "node:stream";
import { deriveKey } from "../../access/derive-key.ts";
import type { MediaAsset, Upload } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import type { Coordination } from "../../database/instances/coordination.ts";
import type { ImageWorker } from "../derivatives/image-worker.ts";
import { readFileName } from "../file-name.ts";
import { isRefusedFile, MediaFault, tooLarge } from "../media-fault.ts";
import { removeOlder } from "../storage/remove-older.ts";
import type { Storage } from "../storage/storage.ts";
import { byteLimit } from "./byte-limit.ts";
import {
  type Acceptance,
  mediaFiles,
  type ReceivedFile,
  receiveFile,
  storeUpload,
} from "./receive-file.ts";
import {
  type AssetServices,
  createAsset,
  documentByteLimit,
  documentFiles,
  type StoredDocument,
  type StoredFile,
  storeDocument,
  storeFile,
  type Uploaded,
} from "./store-file.ts";
import {
  addressLife,
  createUploadAddresses,
  expired,
  type UploadAddresses,
  type UploadTerms,
} from "./upload-address.ts";

/**
 * How long background work stays paused after a transfer broke off, in milliseconds, because the sender may
 * send the file again.
 */
const returnTime = 2 * 60 * 1000;

/** The ways to upload a file. Each of them checks the file, and deletes a refused file. */
export type Uploads = {
  /** Issues an address for one file. @throws {MediaFault} where the announced size is too large */
  request: (origin: string, announcement?: Announcement) => Promise<UploadTerms & { url: string }>;
  /** Receives the file for an address. @throws {MediaFault} */
  receive: (id: string, query: Record<string, unknown>, body: Incoming) => Promise<StoredFile>;
  /**
   * Makes an asset of the file that was sent to an address. Repeated calls return the same asset.
   * @throws {MediaFault}
   */
  finalize: (address: string, origin: string) => Promise<Uploaded>;
  /**
   * Passes the file that was sent to an address to `use`, which stores a reference to the file. The
   * file does not become an asset. Later calls for the same address pass null.
   * @throws {MediaFault}
   */
  claim: <Result>(
    address: string,
    origin: string,
    use: (file: StoredFile | null) => Promise<Result>,
  ) => Promise<Result>;
  /** Receives a file and makes an asset of it. @throws {MediaFault} */
  store: (
    file: { stream: Readable; fileName: string | undefined },
    folder: "objects" | "uploads",
  ) => Promise<Uploaded>;
  /** Receives a PDF. It does not become an asset: the caller decides who may read it. @throws {MediaFault} */
  storeDocument: (stream: Readable) => Promise<StoredDocument>;
  /** Checks and stores a complete local file that was sent in parts, for `finalize`. @throws {MediaFault} */
  adoptParts: (id: string, file: ReceivedFile) => Promise<StoredFile>;
  /** The folder of incoming files. */
  incomingFolder: string;
};

type Incoming = { stream: Readable; announcedSize: number | undefined };

type Options = {
  database: Database;
  storage: Storage;
  maker: Pick<ImageWorker, "check">;
  coordination: Pick<Coordination, "once">;
  /** A local folder that only server processes of this site use. */
  incomingFolder: string;
  /** Whether no other server process uses `incomingFolder`. */
  isAlone: boolean;
  secret: string;
  /**
   * Called when a file is announced or begins to arrive. The returned function is called when the
   * announcement is recorded or the file has arrived.
   */
  onActivity: () => () => void;
  /** Called for every new asset. */
  onAsset: (asset: MediaAsset) => void;
};

export async function openUploads(options: Options): Promise<Uploads> {
  const { storage, incomingFolder } = options;
  const addresses = createUploadAddresses(deriveKey(options.secret, "upload addresses"));
  const services = { ...options, addresses };
  await clearIncoming(incomingFolder, options.isAlone);

  const receiveHere = async <Type>(
    stream: Readable,
    limit: number,
    accepted: Acceptance<Type>,
  ): Promise<ReceivedFile<Type>> => {
    const end = options.onActivity();
    try {
      const file = await receiveFile(stream, incomingFolder, limit, accepted);
      end();
      return file;
    } catch (error) {
      setTimeout(end, isRefusedFile(error) ? 0 : returnTime).unref();
      throw error;
    }
  };

  return {
    incomingFolder,
    request: (origin, announcement) => requestUpload(services, origin, announcement),
    receive: async (id, query, { stream, announcedSize = 0 }) => {
      const terms = addresses.verify(id, query);
      if (announcedSize > terms.byteLimit) throw tooLarge(terms.byteLimit);
      return storeUpload(services, id, () => receiveHere(stream, terms.byteLimit, mediaFiles));
    },
    adoptParts: async (id, file) => {
      try {
        return await storeUpload(services, id, async () => file);
      } finally {
        await rm(file.path, { force: true });
      }
    },
    finalize: (address, origin) => finalizeUpload(services, address, origin),
    claim: async (address, origin, use) => {
      const upload = await findUpload(services, address, origin);
      if (upload.state === "finished") return use(null);
      const file = receivedFile(upload);
      const result = await use(file);
      await finish(options.database, upload, { objectPath: file.path });
      return result;
    },
    store: async ({ stream, fileName }, folder) => {
      const received = await receiveHere(stream, byteLimit, mediaFiles);
      const stored = await storeFile(received, services, folder);
      return createAsset(services, stored, readFileName(fileName));
    },
    storeDocument: async (stream) =>
      storeDocument(await receiveHere(stream, documentByteLimit, documentFiles), storage),
  };
}

type Services = AssetServices & { addresses: UploadAddresses; onActivity: () => () => void };

/** What a sender announces about a file before sending it. The size is in bytes. */
type Announcement = {
  byteSize?: number | null | undefined;
  /** The name of the sender's file. */
  fileName?: string | null | undefined;
};

async function requestUpload(
  { database, addresses, onActivity }: Services,
  origin: string,
  { byteSize, fileName }: Announcement = {},
): Promise<UploadTerms & { url: string }> {
  if (byteSize && byteSize > byteLimit) throw tooLarge(byteLimit);
  const terms = { id: randomUUID(), byteLimit, expiresAt: new Date(Date.now() + addressLife) };
  const end = onActivity();
  const { id, expiresAt } = terms;
  const data = { id, expiresAt, fileName: readFileName(fileName) };
  await database.upload.create({ data }).finally(end);
  return { ...terms, url: addresses.issue(origin, terms) };
}

async function finalizeUpload(
  services: Services,
  address: string,
  origin: string,
): Promise<Uploaded> {
  const { database } = services;
  const upload = await findUpload(services, address, origin);
  if (upload.objectPath) {
    const asset = await database.mediaAsset.findUnique({ where: { path: upload.objectPath } });
    if (asset) return { asset, wasStored: upload.wasStored };
  }
  const uploaded = await createAsset(services, receivedFile(upload), upload.fileName);
  const { asset, wasStored } = uploaded;
  await finish(database, upload, { objectPath: asset.path, wasStored });
  return uploaded;
}

async function findUpload(
  { database, addresses }: Services,
  address: string,
  origin: string,
): Promise<Upload> {
  const id = addresses.idOf(address, origin);
  const upload = id ? await database.upload.findUnique({ where: { id } }) : null;
  if (upload) return upload;
  const message = "This is no address that was issued here.";
  throw new MediaFault(400, "NOT_ISSUED_HERE", message, "uploadURL");
}

/**
 * The file that was sent for an upload.
 * @throws {MediaFault} where the file was used already, where no file was sent yet, and where the address
 *   expired before a file was sent
 */
function receivedFile({ state, facts, expiresAt }: Upload): StoredFile {
  if (state === "received" && facts) return JSON.parse(facts) as StoredFile; // written by receive-file.ts
  if (state === "finished") {
    const message = "The file that was sent to this address was used already.";
    throw new MediaFault(409, "ALREADY_USED", message, "uploadURL");
  }
  if (expiresAt.getTime() <= Date.now()) throw expired();
  const message = "No file was sent to this address yet.";
  throw new MediaFault(409, "NOTHING_RECEIVED", message, "uploadURL");
}

async function finish(
  database: Database,
  { id }: Upload,
  became: { objectPath: string; wasStored?: boolean },
): Promise<void> {
  const data = { ...became, state: "finished", facts: null } as const;
  await database.upload.update({ where: { id }, data });
}

/**
 * How long an incoming file has to be unchanged to count as no longer being received, in
 * milliseconds.
 */
const longestArrival = 60 * 60 * 1_000;

/**
 * Removes incomplete files that a stopped server has left. Their senders may send them again.
 * @param isAlone whether no other server process uses the folder; otherwise recent files are not
 *   removed
 */
async function clearIncoming(folder: string, isAlone: boolean): Promise<void> {
  if (isAlone) return rm(folder, { recursive: true, force: true });
  await removeOlder(folder, new Date(Date.now() - longestArrival));
}
