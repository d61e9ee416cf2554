import { randomUUID } from "node:crypto";
import { open, rm, stat } from "node:fs/promises";
import pLimit from "p-limit";
import type { MediaAsset } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { type ImageWorker, localImageWorker } from "../derivatives/image-worker.ts";
import { checksumOfFile } from "../inspect/inspect-file.ts";
import { MediaFault } from "../media-fault.ts";
import type { Storage } from "../storage/storage.ts";
import type { Acceptance, ReceivedFile } from "./receive-file.ts";

/** The columns of an asset that are known after its file was checked and stored. */
export type StoredFile = Pick<
  MediaAsset,
  "path" | "kind" | "mediaType" | "byteSize" | "width" | "height" | "checksum"
> &
  Partial<
    Pick<
      MediaAsset,
      | "durationSeconds"
      | "codec"
      | "pixelFormat"
      | "hasAlpha"
      | "isAnimated"
      | "hasDeclaredColours"
      | "placeholder"
      | "dominantColor"
      | "colors"
      | "tones"
      | "offeredDescription"
    >
  >;

/**
 * Checks a received file, converts it where few browsers show its type, removes its metadata, and
 * moves it into the storage under a new name. Always removes the received file.
 * @throws {MediaFault} where the file cannot be decoded
 */
export async function storeFile(
  received: ReceivedFile,
  { storage, maker }: { storage: Storage; maker: Pick<ImageWorker, "check"> },
  folder: "objects" | "uploads",
): Promise<StoredFile> {
  const { path } = received;
  try {
    const { type, facts } = await (received.type.kind === "image" ? maker : localImageWorker).check(
      received,
    );
    const stored = {
      ...facts,
      path: `/${folder}/${randomUUID()}.${type.extension}`,
      kind: type.kind,
      mediaType: type.mediaType,
      byteSize: (await stat(path)).size,
      checksum: await checksumOfFile(path),
    };
    await storage.adopt(stored.path.slice(1), path);
    return stored;
  } finally {
    await rm(path, { force: true });
  }
}

export type AssetServices = {
  database: Database;
  storage: Storage;
  /** Called for every new asset. */
  onAsset: (asset: MediaAsset) => void;
};

/** The asset of an uploaded file, and whether the same bytes were already stored. */
export type Uploaded = { asset: MediaAsset; wasStored: boolean };

/**
 * Creates one asset at a time in this process, so that when equal files arrive at the same time,
 * the later ones find the asset of the first.
 */
const inTurn = pLimit(1);

/**
 * Creates an asset for a stored file. If an asset with the same bytes exists, returns that asset, which keeps
 * its first name: restores it if it was deleted, and restores its file if the file was lost.
 * @param fileName the name that the sender gave; empty for none
 */
export function createAsset(
  services: AssetServices,
  stored: StoredFile,
  fileName: string,
): Promise<Uploaded> {
  return inTurn(() => createOnce(services, stored, fileName));
}

async function createOnce(
  { database, storage, onAsset }: AssetServices,
  stored: StoredFile,
  fileName: string,
): Promise<Uploaded> {
  const folder = stored.path.slice(0, stored.path.indexOf("/", 1) + 1);
  const same = await database.mediaAsset.findFirst({
    where: {
      checksum: stored.checksum,
      mediaType: stored.mediaType,
      path: { startsWith: folder },
    },
  });
  // An earlier call created the asset, and was interrupted before it recorded the end of the
  // upload.
  if (same?.path === stored.path) return { asset: same, wasStored: false };
  if (same) {
    const [key, newKey] = [same.path.slice(1), stored.path.slice(1)];
    await removeSecondCopy(storage, key, newKey, stored);
    const known = {
      fileName: same.fileName || fileName,
      offeredDescription: same.offeredDescription || (stored.offeredDescription ?? ""),
      deletedAt: null,
    };
    const isNew =
      known.fileName !== same.fileName ||
      known.offeredDescription !== same.offeredDescription ||
      same.deletedAt !== null;
    const asset = isNew
      ? await database.mediaAsset.update({ where: { id: same.id }, data: known })
      : same;
    return { asset, wasStored: true };
  }
  const asset = await database.mediaAsset.create({ data: { ...stored, fileName } });
  onAsset(asset);
  return { asset, wasStored: false };
}

/** Removes the second copy of a stored file. If the first was lost or damaged, it is restored first. */
export async function removeSecondCopy(
  storage: Storage,
  key: string,
  secondKey: string,
  stored: StoredFile,
): Promise<void> {
  if (!(await isWhole(storage, key, stored))) {
    await storage.write(key, storage.read(secondKey));
  }
  await storage.remove(secondKey);
}

async function isWhole(storage: Storage, key: string, stored: StoredFile): Promise<boolean> {
  const found = await storage.stat(key);
  if (found?.size !== stored.byteSize) return false;
  return (await storage.withFile(key, checksumOfFile)) === stored.checksum;
}

/** The folder of documents in the storage. */
export const documentsFolder = "documents";

/** The largest document, in bytes. */
export const documentByteLimit = 20 * 1024 * 1024;

/** The first bytes of a PDF. */
const mark = "%PDF-";

/**
 * The end mark of a PDF; and how many bytes at the end are searched for the mark, because some
 * programs append data.
 */
const endMark = "%%EOF";
const endLength = 2_048;

/** Accepts PDFs, whatever their names. */
export const documentFiles: Acceptance<"pdf"> = {
  detect: async (firstBytes) =>
    Buffer.from(firstBytes.subarray(0, mark.length)).toString("latin1") === mark ? "pdf" : null,
  refuse: () =>
    new MediaFault(
      415,
      "UNSUPPORTED_TYPE",
      "This file is not a PDF. Export the document as PDF and upload that.",
    ),
};

export type StoredDocument = {
  /** "/documents/…". The storage key is the path without the first slash. */
  path: string;
  byteSize: number;
  checksum: string;
};

/**
 * Moves a received PDF into the storage under a new name. Always removes the received file.
 * @throws {MediaFault} where the PDF is truncated
 */
export async function storeDocument(
  { path: received }: ReceivedFile<"pdf">,
  storage: Storage,
): Promise<StoredDocument> {
  try {
    const byteSize = await sizeOfWhole(received);
    const path = `/${documentsFolder}/${randomUUID()}.pdf`;
    const checksum = await checksumOfFile(received);
    await storage.adopt(path.slice(1), received);
    return { path, byteSize, checksum };
  } finally {
    await rm(received, { force: true });
  }
}

async function sizeOfWhole(path: string): Promise<number> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const length = Math.min(size, endLength);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
    if (buffer.toString("latin1").includes(endMark)) return size;
    throw new MediaFault(415, "UNDECODABLE", "This PDF is cut short. Export it once more.");
  } finally {
    await file.close();
  }
}
