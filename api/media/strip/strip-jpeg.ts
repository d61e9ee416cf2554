import { orientationMetadata } from "../inspect/orientation-metadata.ts";

const startOfScan = 0xda;
const endOfImage = 0xd9;

/** JFIF, colour profile and Adobe's colour transform: what decides how the pixels look. */
function decidesLooks(marker: number, content: Buffer): boolean {
  if (marker === 0xe2) return content.subarray(0, 11).toString("latin1") === "ICC_PROFILE";
  return marker === 0xe0 || marker === 0xee;
}

function isNote(marker: number): boolean {
  return (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
}

/**
 * A JPEG without its metadata and without what follows the picture, such as a second one.
 * Bytes that break off, which no decoder minds, stay as they are.
 */
export function stripJpeg(bytes: Buffer, orientation: number): Buffer {
  const parts: Buffer[] = [bytes.subarray(0, 2)];
  if (orientation > 1) parts.push(orientationSegment(orientation));
  let position = 2;
  while (position + 4 <= bytes.length) {
    const marker = bytes[position + 1] ?? 0;
    if (marker === 0xff) {
      position += 1; // a marker may have any number of these before it
      continue;
    }
    if (marker === endOfImage) {
      parts.push(bytes.subarray(position, position + 2));
      break;
    }
    const length = bytes.readUInt16BE(position + 2);
    let end = position + 2 + length;
    if (marker === startOfScan) end = endOfScan(bytes, end);
    if (!isNote(marker) || decidesLooks(marker, bytes.subarray(position + 4, end))) {
      parts.push(bytes.subarray(position, end));
    }
    position = end;
  }
  if (position + 4 > bytes.length && position < bytes.length) parts.push(bytes.subarray(position));
  return Buffer.concat(parts);
}

/** Where the next marker stands that is neither a stuffed byte nor a restart. */
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
