import { open } from "node:fs/promises";
import { readElement } from "../inspect/inspect-webm.ts";
import {
  type Blank,
  findPictureMetadata,
  findVideoMetadata,
  type Metadata,
} from "../inspect/mp4-metadata.ts";
import { type ByteSource, withByteSource } from "../storage/byte-source.ts";

const finders: Record<string, (source: ByteSource) => Promise<Metadata>> = {
  mp4: findVideoMetadata,
  mov: findVideoMetadata,
  avif: findPictureMetadata,
  webm: async (source) => ({ blanks: await findTags(source), end: source.size }),
  avi: async (source) => ({ blanks: await findInfo(source), end: source.size }),
};

/** Zeros that overwrite metadata, one chunk after the other, because metadata may have any length. */
const emptiness = Buffer.alloc(64 * 1024);

/**
 * Replaces a video's metadata with empty space of the same length, because its index contains byte offsets.
 * Appended data is cut off.
 */
export async function blankMetadata(path: string, extension: string): Promise<void> {
  const find = finders[extension];
  if (!find) return;
  const {
    size,
    blanks,
    end: fileEnd,
  } = await withByteSource(path, async (source) => ({
    size: source.size,
    ...(await find(source)),
  }));
  if (blanks.length === 0 && fileEnd >= size) return;
  const handle = await open(path, "r+");
  try {
    if (fileEnd < size) await handle.truncate(fileEnd);
    for (const { position, head, end } of blanks) {
      await handle.write(head, 0, head.length, position);
      for (let at = position + head.length; at < end; at += emptiness.length) {
        await handle.write(emptiness, 0, Math.min(emptiness.length, end - at), at);
      }
    }
  } finally {
    await handle.close();
  }
}

const segment = 0x18538067;
const tags = 0x1254c367;

/** WebM tags are in the only segment, before or after the clusters. */
async function findTags(source: ByteSource): Promise<Blank[]> {
  const blanks: Blank[] = [];
  let position = 0;
  while (position < source.size) {
    const element = readElement(await source.read(position, 12));
    if (!element) break;
    if (element.id === segment) {
      position += element.headLength;
      continue;
    }
    const end = position + element.headLength + element.size;
    // An element of unknown size extends to the end of the file.
    if (!Number.isSafeInteger(end) || end > source.size) break;
    if (element.id === tags && end - position >= 9) {
      const head = Buffer.alloc(9);
      head.writeUInt8(0xec, 0); // the id of an empty element,
      head.writeBigUInt64BE((1n << 56n) + BigInt(end - position - 9), 1); // its size in 8 bytes
      blanks.push({ position, head, end });
    }
    position = end;
  }
  return blanks;
}

/** AVI metadata is a separate list in the file. */
async function findInfo(source: ByteSource): Promise<Blank[]> {
  const blanks: Blank[] = [];
  let position = 12;
  while (position + 12 <= source.size) {
    const head = await source.read(position, 12);
    const length = head.readUInt32LE(4);
    const end = position + 8 + length;
    if (end > source.size) break;
    if (head.toString("latin1", 0, 4) === "LIST" && head.toString("latin1", 8) === "INFO") {
      const junk = Buffer.from(head.subarray(0, 8));
      junk.write("JUNK", 0, "latin1");
      blanks.push({ position, head: junk, end });
    }
    position = end + (length % 2);
  }
  return blanks;
}
