import { open } from "node:fs/promises";
import { type ByteSource, withByteSource } from "./byte-source.ts";
import { type Box, boxesIn, topBoxes } from "./inspect-mp4.ts";
import { readElement } from "./inspect-webm.ts";

/** A part of a film that becomes empty space: the head that says so, and where it ends. */
type Blank = { position: number; head: Buffer; end: number };

const findNotes: Record<string, (source: ByteSource) => Promise<Blank[]>> = {
  mp4: findBoxes,
  mov: findBoxes,
  webm: findTags,
  avi: findInfo,
};

/** Written over notes, piece by piece, because there is no limit to their length. */
const emptiness = Buffer.alloc(64 * 1024);

/** Notes of a film are made empty space in place, because its index counts bytes. */
export async function blankFilmNotes(path: string, extension: string): Promise<void> {
  const find = findNotes[extension];
  const notes = find ? await withByteSource(path, find) : [];
  if (notes.length === 0) return;
  const handle = await open(path, "r+");
  try {
    for (const { position, head, end } of notes) {
      await handle.write(head, 0, head.length, position);
      for (let at = position + head.length; at < end; at += emptiness.length) {
        await handle.write(emptiness, 0, Math.min(emptiness.length, end - at), at);
      }
    }
  } finally {
    await handle.close();
  }
}

/** Where Adobe's programs write XMP. */
const xmpId = Buffer.from("be7acfcb97a942e89c71999491e3afac", "hex");

async function findBoxes(source: ByteSource): Promise<Blank[]> {
  const blanks: Blank[] = [];
  for await (const box of topBoxes(source)) {
    if (await isNote(source, box, 0)) blanks.push(await blankBox(source, box, 0));
    if (box.type !== "moov") continue;
    const bytes = await source.read(box.start, box.end - box.start);
    const parts = boxesIn(bytes);
    const tracks = parts.filter(({ type }) => type === "trak");
    for (const part of [...parts, ...tracks.flatMap((track) => boxesIn(bytes, track))]) {
      if (await isNote(source, part, box.start)) {
        blanks.push(await blankBox(source, part, box.start));
      }
    }
  }
  return blanks;
}

async function isNote(source: ByteSource, { type, start }: Box, offset: number): Promise<boolean> {
  if (type === "udta" || type === "meta") return true;
  return type === "uuid" && (await source.read(offset + start, 16)).equals(xmpId);
}

async function blankBox(source: ByteSource, box: Box, offset: number): Promise<Blank> {
  const head = await source.read(offset + box.position, box.start - box.position);
  head.write("free", 4, "latin1");
  return { position: offset + box.position, head, end: offset + box.end };
}

const segment = 0x18538067;
const tags = 0x1254c367;

/** The tags of WebM stand in its only segment, before or behind the pictures. */
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
    // A size that is not known reaches to the end of the file.
    if (!Number.isSafeInteger(end) || end > source.size) break;
    if (element.id === tags && end - position >= 9) {
      const head = Buffer.alloc(9);
      head.writeUInt8(0xec, 0); // void,
      head.writeBigUInt64BE((1n << 56n) + BigInt(end - position - 9), 1); // its size in 8 bytes
      blanks.push({ position, head, end });
    }
    position = end;
  }
  return blanks;
}

/** The notes of AVI are a list of their own among the parts of the file. */
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
