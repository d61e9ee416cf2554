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
  webm: async (source) => ({ blanks: await findWebmMetadata(source), end: source.size }),
  avi: async (source) => ({ blanks: await findAviMetadata(source), end: source.size }),
};

/**
 * Zeros that overwrite metadata. They are written repeatedly, because metadata may have any length.
 */
const emptiness = Buffer.alloc(64 * 1024);

/**
 * Overwrites the metadata of a video or AVIF with empty space of the same length, so that the byte offsets in
 * the index of the file stay valid. Cuts off data that was appended to the video or picture.
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
const info = 0x1549a966;

/**
 * The ids of elements with metadata: the tags; the date, title and file name in the info element; and the
 * checksum of that element, which becomes wrong when its other fields are emptied.
 */
const webmMetadata = new Set([0x1254c367, 0x4461, 0x7ba9, 0x7384, 0xbf]);

/** Finds the metadata of a WebM file. The metadata is in the only segment, before or after the media data. */
async function findWebmMetadata(source: ByteSource): Promise<Blank[]> {
  const blanks: Blank[] = [];
  let position = 0;
  while (position < source.size) {
    const element = readElement(await source.read(position, 12));
    if (!element) break;
    if (element.id === segment || element.id === info) {
      position += element.headLength;
      continue;
    }
    const end = position + element.headLength + element.size;
    // An element of unknown size extends to the end of the file.
    if (!Number.isSafeInteger(end) || end > source.size) break;
    if (webmMetadata.has(element.id)) {
      blanks.push({ position, head: headOfEmptiness(end - position), end });
    }
    position = end;
  }
  return blanks;
}

/**
 * The head of an empty EBML element (Void) that has this length, in bytes, together with its head. The size
 * takes eight bytes, or one byte in an element that is too short for eight.
 */
function headOfEmptiness(length: number): Buffer {
  if (length < 9) return Buffer.from([0xec, 0x80 + length - 2]);
  const head = Buffer.alloc(9, 0xec);
  head.writeBigUInt64BE((1n << 56n) + BigInt(length - 9), 1);
  return head;
}

/** The lists of an AVI that contain headers. Metadata may be among the headers. */
const aviHeaders = new Set(["LIST hdrl", "LIST strl"]);

/** Matches chunks and lists with texts, data of cameras, and the time of recording. */
const aviMetadata = /^(?:LIST (?:INFO|ncdt)|IDIT|strd)/;

/** Finds the metadata of an AVI file. The metadata is in separate lists and chunks. */
async function findAviMetadata(source: ByteSource): Promise<Blank[]> {
  const blanks: Blank[] = [];
  let position = 12;
  while (position + 12 <= source.size) {
    const head = await source.read(position, 12);
    const length = head.readUInt32LE(4);
    const end = position + 8 + length;
    if (end > source.size) break;
    const type = `${head.toString("latin1", 0, 4)} ${head.toString("latin1", 8)}`;
    if (aviHeaders.has(type)) {
      position += 12;
      continue;
    }
    if (aviMetadata.test(type)) {
      const junk = Buffer.from(head.subarray(0, 8));
      junk.write("JUNK", 0, "latin1");
      blanks.push({ position, head: junk, end });
    }
    position = end + (length % 2);
  }
  return blanks;
}
