import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import type { Readable } from "node:stream";
import { deriveKey } from "../../access/derive-key.ts";
import type { MediaAsset } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { MediaFault, tooLarge } from "../media-fault.ts";
import type { Storage } from "../storage/storage.ts";
import { type ReceivedFile, receiveFile } from "./receive-file.ts";
import { type StoredFile, storeFile } from "./store-file.ts";
import { createUploadAddresses, expired, type UploadTerms } from "./upload-address.ts";

/** The largest file that is taken in one request, in bytes. */
export const byteLimit = 100 * 1024 * 1024;

/** How long an address may be used, in milliseconds. */
const addressLife = 15 * 60 * 1000;

/** How long a file that broke off is expected to be sent again, in milliseconds. */
const returnTime = 2 * 60 * 1000;

/** How long a received file waits to become an asset, in milliseconds. */
export const receivedLife = 24 * 60 * 60 * 1000;

/** The ways a file comes in. Every one checks the file; none leaves anything of a refused one behind. */
export type Uploads = {
  /** An address that takes one file. @throws {MediaFault} where the announced size is too large */
  request: (
    origin: string,
    announcedSize?: number | null,
  ) => Promise<UploadTerms & { url: string }>;
  /** Takes the file sent to an address. @throws {MediaFault} */
  receive: (id: string, query: Record<string, unknown>, body: Incoming) => Promise<StoredFile>;
  /** Makes an asset of what was sent to an address; again and again the same one. @throws {MediaFault} */
  finalize: (address: string, origin: string) => Promise<MediaAsset>;
  /** Takes a file and makes an asset of it in one go. @throws {MediaFault} */
  store: (stream: Readable, folder: "objects" | "uploads") => Promise<MediaAsset>;
  /** Checks a whole file of this machine, sent in parts, for `finalize`. @throws {MediaFault} */
  adoptParts: (id: string, file: ReceivedFile) => Promise<StoredFile>;
  /** The folder of files on their way in. */
  incomingFolder: string;
};

type Incoming = { stream: Readable; announcedSize: number | undefined };

type Options = {
  database: Database;
  storage: Storage;
  /** A folder of this machine that nothing else uses; emptied at start. */
  incomingFolder: string;
  secret: string;
  /** Told when a file is announced or begins to arrive; what it answers is called when that is over. */
  onActivity: () => () => void;
  /** Told of every new asset. */
  onAsset: (asset: MediaAsset) => void;
};

export async function openUploads(options: Options): Promise<Uploads> {
  const { database, storage, incomingFolder } = options;
  const addresses = createUploadAddresses(deriveKey(options.secret, "upload addresses"));
  // Whatever was arriving when the server stopped is gone; it may be sent again.
  await rm(incomingFolder, { recursive: true, force: true });
  await database.upload.updateMany({ where: { state: "receiving" }, data: { state: "issued" } });

  const receiveHere = async (stream: Readable, limit: number): Promise<ReceivedFile> => {
    const end = options.onActivity();
    try {
      const file = await receiveFile(stream, incomingFolder, limit);
      end();
      return file;
    } catch (error) {
      const isRefused = error instanceof MediaFault && [413, 415].includes(error.statusCode);
      setTimeout(end, isRefused ? 0 : returnTime).unref();
      throw error;
    }
  };

  /** Writes the asset; the same bytes are stored once. */
  const createAsset = async (stored: StoredFile): Promise<MediaAsset> => {
    const folder = stored.path.slice(0, stored.path.indexOf("/", 1) + 1);
    const same = await database.mediaAsset.findFirst({
      where: {
        checksum: stored.checksum,
        mediaType: stored.mediaType,
        path: { startsWith: folder, not: stored.path },
      },
    });
    if (same) {
      await storage.remove(stored.path.slice(1));
      return same;
    }
    const asset = await database.mediaAsset.create({ data: stored });
    options.onAsset(asset);
    return asset;
  };

  const claim = async (id: string) => {
    const { count } = await database.upload.updateMany({
      where: { id, state: "issued" },
      data: { state: "receiving" },
    });
    if (count > 0) return;
    const upload = await database.upload.findUnique({ where: { id }, select: { state: true } });
    if (upload?.state === "receiving") {
      throw new MediaFault(409, "IN_USE", "A file is being sent to this address.");
    }
    throw new MediaFault(409, "ALREADY_USED", "A file was sent to this address already.");
  };

  const keepFor = async (id: string, take: () => Promise<ReceivedFile>): Promise<StoredFile> => {
    await claim(id);
    try {
      const stored = await storeFile(await take(), storage, "objects");
      await database.upload.update({
        where: { id },
        data: {
          state: "received",
          facts: JSON.stringify(stored),
          expiresAt: new Date(Date.now() + receivedLife),
        },
      });
      return stored;
    } catch (error) {
      await database.upload.update({ where: { id }, data: { state: "issued" } });
      throw error;
    }
  };

  return {
    incomingFolder,
    request: async (origin, announcedSize) => {
      if (announcedSize && announcedSize > byteLimit) throw tooLarge(byteLimit);
      const terms = {
        id: randomUUID(),
        byteLimit,
        expiresAt: new Date(Date.now() + addressLife),
      };
      const end = options.onActivity();
      await database.upload
        .create({ data: { id: terms.id, expiresAt: terms.expiresAt } })
        .finally(end);
      return { ...terms, url: addresses.issue(origin, terms) };
    },
    receive: async (id, query, { stream, announcedSize = 0 }) => {
      const terms = addresses.verify(id, query);
      if (announcedSize > terms.byteLimit) throw tooLarge(terms.byteLimit);
      return keepFor(id, () => receiveHere(stream, terms.byteLimit));
    },
    adoptParts: (id, file) => keepFor(id, async () => file),
    finalize: async (address, origin) => {
      const id = addresses.idOf(address, origin);
      const upload = id ? await database.upload.findUnique({ where: { id } }) : null;
      if (!upload) {
        const message = "This is no address that was issued here.";
        throw new MediaFault(400, "NOT_ISSUED_HERE", message, "uploadURL");
      }
      if (upload.objectPath) {
        const asset = await database.mediaAsset.findUnique({ where: { path: upload.objectPath } });
        if (asset) return asset;
      }
      if (upload.state !== "received" || !upload.facts) {
        if (upload.expiresAt.getTime() <= Date.now()) throw expired();
        const message = "No file was sent to this address yet.";
        throw new MediaFault(409, "NOTHING_RECEIVED", message, "uploadURL");
      }
      // Our own words, written by keepFor.
      const asset = await createAsset(JSON.parse(upload.facts) as StoredFile);
      await database.upload.update({
        where: { id: upload.id },
        data: { state: "finished", objectPath: asset.path, facts: null },
      });
      return asset;
    },
    store: async (stream, folder) => {
      const received = await receiveHere(stream, byteLimit);
      return createAsset(await storeFile(received, storage, folder));
    },
  };
}
