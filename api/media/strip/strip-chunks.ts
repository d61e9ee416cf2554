import { crc32 } from "node:zlib";
import { orientationMetadata } from "../inspect/orientation-metadata.ts";

/** What decides how a PNG looks beside the chunks that every reader must know, whose names begin with a capital. */
const pngLooks = new Set([
  ...["tRNS", "cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "cICP", "mDCV", "cLLI", "bKGD", "pHYs"],
  ...["acTL", "fcTL", "fdAT"],
]);

/** A PNG without its metadata and without what follows the picture. */
export function stripPng(bytes: Buffer, orientation: number): Buffer {
  const parts: Buffer[] = [bytes.subarray(0, 8)];
  let position = 8;
  while (position + 12 <= bytes.length) {
    const end = position + 12 + bytes.readUInt32BE(position);
    const type = bytes.toString("latin1", position + 4, position + 8);
    if (type === "IDAT" && orientation > 1 && !parts.some(isOrientation)) {
      parts.push(pngOrientation(orientation));
    }
    if (/^[A-Z]/.test(type) || pngLooks.has(type)) parts.push(bytes.subarray(position, end));
    position = end;
    if (type === "IEND") break;
  }
  return Buffer.concat(parts);
}

function isOrientation(chunk: Buffer): boolean {
  return chunk.toString("latin1", 4, 8) === "eXIf";
}

function pngOrientation(orientation: number): Buffer {
  const content = Buffer.concat([Buffer.from("eXIf"), orientationMetadata(orientation)]);
  const chunk = Buffer.alloc(content.length + 8);
  chunk.writeUInt32BE(content.length - 4, 0);
  content.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(content), content.length + 4);
  return chunk;
}

const exifFlag = 0x08;
const xmpFlag = 0x04;

const webpLooks = new Set(["VP8X", "VP8 ", "VP8L", "ALPH", "ANIM", "ANMF", "ICCP"]);

/** A WebP without its metadata and without what follows the picture. */
export function stripWebp(bytes: Buffer, orientation: number): Buffer {
  const parts: Buffer[] = [];
  const pictureEnd = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  let position = 12;
  while (position + 8 <= pictureEnd) {
    const length = bytes.readUInt32LE(position + 4);
    const end = position + 8 + length + (length % 2);
    const type = bytes.toString("latin1", position, position + 4);
    if (webpLooks.has(type)) parts.push(Buffer.from(bytes.subarray(position, end)));
    position = end;
  }
  const extended = parts.find((chunk) => chunk.toString("latin1", 0, 4) === "VP8X");
  if (extended) {
    const flags = (extended[8] ?? 0) & ~(exifFlag | xmpFlag);
    extended[8] = orientation > 1 ? flags | exifFlag : flags;
    if (orientation > 1) parts.push(webpOrientation(orientation));
  }
  const body = Buffer.concat(parts);
  const head = Buffer.from(bytes.subarray(0, 12));
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

function webpOrientation(orientation: number): Buffer {
  const head = Buffer.from("EXIF\0\0\0\0", "latin1");
  const exif = orientationMetadata(orientation);
  head.writeUInt32LE(exif.length, 4);
  return Buffer.concat([head, exif]);
}
