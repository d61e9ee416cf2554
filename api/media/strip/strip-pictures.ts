import { crc32 } from "node:zlib";

const startOfScan = 0xda;
const endOfImage = 0xd9;

/**
 * Whether a JPEG segment decides how the pixels look: JFIF without a thumbnail, a colour profile,
 * or Adobe's colour transform.
 */
function decidesLooks(marker: number, content: Buffer): boolean {
  const hasName = (name: string) => content.toString("latin1", 0, name.length) === name;
  if (marker === 0xe0) return hasName("JFIF\0") && content[12] === 0 && content[13] === 0;
  if (marker === 0xe2) return hasName("ICC_PROFILE");
  return marker === 0xee;
}

function isJpegNote(marker: number): boolean {
  return (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
}

/**
 * A JPEG without its metadata, and without data after the picture, such as a second picture. The
 * last bytes of a truncated file are not changed, because decoders accept such files.
 * @param orientation of EXIF, from 1 to 8; it is preserved
 */
export function stripJpeg(bytes: Buffer, orientation: number): Buffer {
  const parts: Buffer[] = [bytes.subarray(0, 2)];
  if (orientation > 1) parts.push(orientationSegment(orientation));
  let position = 2;
  while (position + 4 <= bytes.length) {
    const marker = bytes[position + 1] ?? 0;
    if (marker === 0xff) {
      position += 1; // any number of 0xff may precede a marker
      continue;
    }
    if (marker === endOfImage) {
      parts.push(bytes.subarray(position, position + 2));
      break;
    }
    const length = bytes.readUInt16BE(position + 2);
    let end = position + 2 + length;
    if (marker === startOfScan) end = endOfScan(bytes, end);
    if (!isJpegNote(marker) || decidesLooks(marker, bytes.subarray(position + 4, end))) {
      parts.push(bytes.subarray(position, end));
    }
    position = end;
  }
  if (position + 4 > bytes.length && position < bytes.length) parts.push(bytes.subarray(position));
  return Buffer.concat(parts);
}

/**
 * The position after the compressed data: that of the next marker, except for stuffed bytes and restart
 * markers, which are part of the data.
 */
function endOfScan(bytes: Buffer, start: number): number {
  let position = bytes.indexOf(0xff, start);
  while (position >= 0 && position + 1 < bytes.length) {
    const next = bytes[position + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return position;
    position = bytes.indexOf(0xff, position + (next === 0xff ? 1 : 2));
  }
  return bytes.length;
}

function orientationSegment(orientation: number): Buffer {
  const content = Buffer.concat([
    Buffer.from("Exif\0\0", "latin1"),
    orientationMetadata(orientation),
  ]);
  const head = Buffer.from([0xff, 0xe1, 0, content.length + 2]);
  return Buffer.concat([head, content]);
}

/** The names of application blocks that decide how a GIF looks: how often it repeats, its colour profile. */
const lookNames = new Set(["NETSCAPE2.0", "ANIMEXTS1.0", "ICCRGBG1012"]);

/** A GIF without comments, XMP and other data of programs, and without data after the picture. */
export function stripGif(bytes: Buffer): Buffer {
  const first = 13 + colourTableLength(bytes[10]);
  const parts: Buffer[] = [bytes.subarray(0, first)];
  let position = first;
  while (position < bytes.length) {
    const start = position;
    const introducer = bytes[position];
    if (introducer === 0x3b) return Buffer.concat([...parts, bytes.subarray(start, start + 1)]);
    if (introducer === 0x2c) {
      position = endOfBlocks(bytes, start + 11 + colourTableLength(bytes[start + 9]));
    } else if (introducer === 0x21) {
      position = endOfBlocks(bytes, start + 2);
    } else {
      break;
    }
    if (!isGifNote(bytes, start)) parts.push(bytes.subarray(start, position));
  }
  // The file is truncated, which decoders accept.
  return Buffer.concat([...parts, bytes.subarray(position)]);
}

function isGifNote(bytes: Buffer, start: number): boolean {
  if (bytes[start] !== 0x21) return false;
  const label = bytes[start + 1];
  if (label === 0xfe) return true;
  return label === 0xff && !lookNames.has(bytes.toString("latin1", start + 3, start + 14));
}

function colourTableLength(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/**
 * The position after the blocks that begin at `start`. Each block begins with its length; the last block is
 * empty.
 */
function endOfBlocks(bytes: Buffer, start: number): number {
  let position = start;
  while (position < bytes.length) {
    const length = bytes[position] ?? 0;
    position += length + 1;
    if (length === 0) break;
  }
  return Math.min(position, bytes.length);
}

/**
 * The optional chunks that decide how a PNG looks. Chunks whose names begin with a capital letter are
 * required, and are not listed here.
 */
const pngLooks = new Set([
  ...["tRNS", "cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "cICP", "mDCV", "cLLI", "bKGD", "pHYs"],
  ...["acTL", "fcTL", "fdAT"],
]);

/** A PNG without its metadata and without data after the picture. */
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

/** A WebP without its metadata and without data after the picture. */
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

/** The smallest EXIF metadata: a TIFF of 26 bytes that contains only the orientation. */
function orientationMetadata(orientation: number): Buffer {
  const exif = Buffer.alloc(26);
  exif.write("MM\0*", 0, "latin1");
  exif.writeUInt32BE(8, 4); // the position of the only directory
  exif.writeUInt16BE(1, 8); // the number of entries in the directory
  exif.writeUInt16BE(0x0112, 10); // the tag: orientation
  exif.writeUInt16BE(3, 12); // the type: 16-bit number
  exif.writeUInt32BE(1, 14); // the number of values
  exif.writeUInt16BE(orientation, 18);
  return exif;
}
