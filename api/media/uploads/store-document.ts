import { randomUUID } from "node:crypto";
import { open, rm } from "node:fs/promises";
import { checksumOfFile } from "../inspect/inspect-file.ts";
import { MediaFault } from "../media-fault.ts";
import type { Storage } from "../storage/storage.ts";
import type { Acceptance, ReceivedFile } from "./receive-file.ts";

/** The folder of documents in the storage. */
export const documentsFolder = "documents";

/** The largest document, in bytes. */
export const documentByteLimit = 20 * 1024 * 1024;

/** The first bytes of a PDF. */
const mark = "%PDF-";

/** The last bytes of a PDF, except for data that some programs append. */
const endMark = "%%EOF";
const endLength = 2_048;

/** PDFs with any name. */
export const documentFiles: Acceptance<"pdf"> = {
  detect: async (firstBytes) =>
    Buffer.from(firstBytes.subarray(0, mark.length)).toString("latin1") === mark ? "pdf" : null,
  refuse: () =>
    new MediaFault(
      415,
      "UNSUPPORTED_TYPE",
      "This file is no PDF. Export the document as PDF and upload that.",
    ),
};

export type StoredDocument = {
  /** "/documents/…"; the storage key is the same without the slash. */
  path: string;
  byteSize: number;
  checksum: string;
};

/**
 * Moves a received PDF into the storage under a new name, and removes the received file.
 * @throws {MediaFault} where it is truncated
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
